/** Formats hours: '1 hour', '2.5 hours', '2.25 hours'. */
export function hoursText(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
