/**
 * Brackets around a text that a translated page shows in English (ES-6), until the page is written: no
 * content has them. They count as punctuation in Markdown, so that they do not change how a text is read.
 */
export const ENGLISH_MARKS = { start: '⸨', end: '⸩' } as const;

const { start, end } = ENGLISH_MARKS;

/** Marks a text as English. */
export const markEnglish = (text: string): string => start + text + end;

/** Removes the marks, where no element can have a language. */
export const withoutEnglishMarks = (text: string): string =>
  text.replaceAll(start, '').replaceAll(end, '');
