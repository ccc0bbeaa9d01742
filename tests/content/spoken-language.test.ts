import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { fillText } from '#src/domain/fill-text.ts';
import { parseOfficeHours } from '#src/domain/parse-office-hours.ts';
import { joinNumbers } from '#src/domain/whole-numbers.ts';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { hoursText } from '#src/queries/office-hours.ts';
import { contact } from '#src/routes/contact.ts';
import { isObject, objectsIn } from '#tests/support/json-ld.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const COMPANY = 'src/content/company.yaml';
/** Longer than any office is open. */
const HOURS = 'Sunday, 5 AM to 11 PM';
const IN_SPANISH = hoursText([parseOfficeHours(HOURS)], 'es');
const [WEEK_FROM, WEEK_TO] = ['00:00', '23:59'];

const STATES = ['always', 'limited', 'never'] as const;
/**
 * What company.yaml says, and what must follow on every Spanish page. Unit tests of edition.ts and of
 * the structured data have the third state.
 */
const BUILT = [
  { state: 'limited', spoken: [{ language: 'es', hours: [HOURS] }], own: [['Sunday']] },
  { state: 'never', spoken: [], own: [] },
] as const;

describe.runIf(hasLanguage('es')).each(BUILT)('Spanish is answered: $state', (row) => {
  const { state, spoken, own } = row;
  const project = copyProject();
  const fill = (text: string) => fillText(text, { hours: IN_SPANISH });
  const noteOf = (one: (typeof STATES)[number]) => fill(content('es').edition.spoken[one]);
  let pages: readonly (readonly [file: string, page: HTMLElement])[] = [];

  beforeAll(() => {
    const document = parseDocument(project.read(COMPANY));
    document.set('spokenLanguages', spoken);
    project.write(COMPANY, document.toString());
    const { status, output } = project.build();
    expect(status, output).toBe(0);
    pages = globSync('{es.html,es/**/*.html}', { cwd: join(project.folder, 'dist') }).map(
      (file) => [file, parse(project.read(`dist/${file}`))] as const,
    );
  }, 120_000);
  afterAll(() => project.remove());

  const home = () => {
    const [, page] = pages.find(([file]) => file === 'es.html') ?? [];
    if (page === undefined) throw new Error('no Spanish home page');
    return page;
  };
  /** Texts of the call links among some links, with what describes them. */
  const callsIn = (page: HTMLElement, links: string) =>
    page.querySelectorAll(`${links}[href="${contact.call}"]`).map((link) => {
      const id = link.getAttribute('aria-describedby');
      return `${visibleText(link)} ${id ? page.querySelector(`#${id}`)?.text : ''}`;
    });

  test.each([
    ['banner', 'header .bg-emergency a'],
    ['footer', 'footer .bg-emergency a'],
    ['call bar', '.call-bar a'],
  ])('ES-5 the %s says who answers', (_, place) => {
    const found = pages.flatMap(([, page]) => callsIn(page, place));
    // The emergency card has none of them, and some pages have no call bar.
    expect(found.length).toBeGreaterThan(pages.length / 2);
    expect(found.filter((text) => !text.includes(noteOf(state)))).toEqual([]);
  });

  test('ES-5 every call button says who answers', () => {
    let buttons = 0;
    for (const [file, page] of pages) {
      const calls = callsIn(page, 'a.btn');
      expect(
        calls.filter((text) => !text.includes(noteOf(state))),
        file,
      ).toEqual([]);
      buttons += calls.length;
    }
    expect(buttons).toBeGreaterThan(pages.length * 3);
  });

  test('ES-5 no page says anything else about who answers', () => {
    for (const [file, page] of pages)
      for (const other of STATES.filter((one) => one !== state))
        expect(visibleText(page), file).not.toContain(noteOf(other));
  });

  test('ES-5 the line about the office says in which language emergencies are answered', () => {
    const sentence = fill(content('es').edition.spokenInEmergencies[state]);
    const line = home().querySelector('[data-timetable]');
    expect(line?.text.trim().endsWith(` ${sentence}`)).toBe(true);
    expect(line?.getAttribute('data-timetable')?.endsWith(` ${joinNumbers(sentence)}`)).toBe(true);
  });

  test('ES-5 structured data promises Spanish for the hours in which it is answered', () => {
    const points = home()
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => objectsIn(JSON.parse(script.rawText)))
      .filter((node) => isObject(node) && node['@type'] === 'ContactPoint');
    expect(points).toMatchObject([
      { availableLanguage: ['en'], hoursAvailable: { opens: WEEK_FROM, closes: WEEK_TO } },
      ...own.map((dayOfWeek) => ({
        telephone: company.phone.e164,
        availableLanguage: ['es'],
        hoursAvailable: { dayOfWeek, opens: '05:00', closes: '23:00' },
      })),
    ]);
  });
});
