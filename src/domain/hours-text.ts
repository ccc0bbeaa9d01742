/** Words for hours: singular and plural. */
export interface HourTexts {
  readonly hour: string;
  readonly hours: string;
}

/** The word after a number of hours. */
export function hoursUnit(hours: number, texts: HourTexts): string {
  return hours === 1 ? texts.hour : texts.hours;
}

/** Formats hours: '1 hour', '2.5 hours', '2.25 hours'. */
export function hoursText(hours: number, texts: HourTexts): string {
  return `${hours} ${hoursUnit(hours, texts)}`;
}
