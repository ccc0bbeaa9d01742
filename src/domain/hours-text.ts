/** Words for hours: singular and plural. */
export const HOUR_TEXTS = { hour: 'hour', hours: 'hours' };

export type HourTexts = Readonly<typeof HOUR_TEXTS>;

/** Formats hours: '1 hour', '2.5 hours', '2.25 hours'. */
export function hoursText(hours: number, texts: HourTexts = HOUR_TEXTS): string {
  return `${hours} ${hours === 1 ? texts.hour : texts.hours}`;
}
