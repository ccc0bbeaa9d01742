import { capitalize } from '#src/domain/capitalize.ts';
import { LANGUAGE_TAGS, type Locale } from '#src/domain/locale.ts';
import type { DayHours } from '#src/domain/office-hours.ts';
import {
  closedDatesLine,
  emergenciesOnlyLine,
  emergenciesOnlySentence,
  officeHoursTexts,
} from '#src/domain/office-hours-text.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { perLocale } from './cached.ts';
import { collectReads, mapTexts, noteReads } from './shown-files.ts';
import { sourcesIn } from './sources.ts';

/** Writes hours in a language, within a sentence. */
export const hoursText = (hours: readonly DayHours[], locale: Locale): string =>
  officeHoursTexts(hours, sourcesIn(locale).hoursTexts, LANGUAGE_TAGS[locale]).join('; ');

/** Every wording of the hours of company.yaml in a language (OWN-4). */
export const officeHoursIn = perLocale((locale) => {
  const { office, closed } = sourcesIn(locale).company.hours;
  const { value, files } = collectReads(() => {
    const words = sourcesIn(locale).hoursTexts;
    const tag = LANGUAGE_TAGS[locale];
    const given = (lines: readonly (string | undefined)[]) =>
      lines.filter((line) => line !== undefined);
    return {
      /** Lines of a list: the hours, and the days that are for emergencies only. */
      week: given([
        ...officeHoursTexts(office, words, tag).map(capitalize),
        emergenciesOnlyLine(office, words, tag),
      ]),
      /** Line of the holidays that are still to come, if any. */
      holidays: given([closedDatesLine(closed, pacificDay(new Date()).iso, words, tag)]),
      inText: hoursText(office, locale),
      emergenciesOnly: emergenciesOnlySentence(office, words, tag),
    };
  });
  return mapTexts(value, '', (text) => {
    noteReads(files);
    return text;
  });
});
