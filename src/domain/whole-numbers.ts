/**
 * Phone numbers and hours as the site shows them: '(626) 555-0142', '1-800-427-2200', '8AM-4PM', with the
 * mark behind them, which would begin the next line.
 */
const NUMBER =
  /((?:\(\d{3}\) \d{3}-\d{4}|\d-\d{3}-\d{3}-\d{4}|\d+(?::\d\d)?[AP]M-\d+(?::\d\d)?[AP]M)[.,;:?!]?)/g;

/**
 * Splits a text around its phone numbers and hours, which browsers would break at their hyphens.
 *
 * @returns words and numbers in turn; the first and the last part are words, and may be empty
 */
export const splitNumbers = (text: string): string[] => text.split(NUMBER);

/** Keeps phone numbers and hours whole in a text without elements, by word joiners at their hyphens. */
export const joinNumbers = (text: string): string =>
  text.replace(NUMBER, (number) => number.replaceAll('-', '-\u2060'));

/** Times as Spanish texts and city offices write them: '8 AM a 4 PM', '7 a.m.'. */
const TIMES = /\d+(?::\d\d)? (?:[AP]M a \d+(?::\d\d)? [AP]M|[ap]\.m\.)/g;

/** Keeps times whole in a text, by no-break spaces. */
export const joinTimes = (text: string): string =>
  text.replace(TIMES, (time) => time.replaceAll(' ', '\u00A0'));

/**
 * Keeps each phone number and each range of hours of rendered Markdown on one line, where it fits.
 *
 * @param html - HTML without such numbers in its attributes.
 */
export const keepNumbersWhole = (html: string): string =>
  html.replace(NUMBER, (number) => `<span class="inline-block">${number}</span>`);
