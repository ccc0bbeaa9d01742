// cspell:ignore emergenc fines semana emergencias agendamos entre sábado Oficina cerrada
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { isObject, objectsIn } from '#tests/support/json-ld.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const COMPANY = 'src/content/company.yaml';
const HOLIDAY = `${new Date().getUTCFullYear() + 1}-07-05`;
/** Sentences that are not so at a firm that works on Saturdays. */
const NOT_SO = [
  /weekends?\W+(?:are )?(?:for )?emergenc/i,
  /on weekends we/i,
  /new fixtures on weekdays/i,
  /fines? de semana\W+(?:son )?(?:solo )?(?:para )?(?:solo )?emergencias/i,
  /agendamos entre semana/i,
];

describe('OWN-4 a firm with two shifts, Saturdays and a holiday', () => {
  const project = copyProject();
  let pages: readonly (readonly [file: string, text: string])[] = [];
  const page = (path: string) => parse(project.read(`dist${path === '/' ? '/index' : path}.html`));

  beforeAll(() => {
    const document = parseDocument(project.read(COMPANY));
    document.setIn(
      ['hours', 'office'],
      ['Monday to Friday, 7:15 AM to noon and 1 PM to 6:45 PM', 'Saturday, 9:15 AM to noon'],
    );
    document.setIn(['hours', 'closed'], [HOLIDAY]);
    project.write(COMPANY, document.toString());
    const { status, output } = project.build();
    expect(status, output).toBe(0);
    const dist = join(project.folder, 'dist');
    pages = globSync('**/*.html', { cwd: dist }).map((file) => {
      return [file, visibleText(parse(project.read(`dist/${file}`)))] as const;
    });
  }, 240_000);
  afterAll(() => project.remove());

  test('no page says anything else', () => {
    const office = [...content('en').officeHours.week, content('en').officeHours.inText];
    const spanish = hasLanguage('es') ? content('es').officeHours.week : [];
    // The firm of the test has the same days of emergencies only as some.
    const times = [...office, ...spanish].filter((line) => /\d/.test(line));
    for (const [file, text] of pages) {
      for (const sentence of NOT_SO) expect.soft(text, file).not.toMatch(sentence);
      for (const old of times) expect.soft(text, file).not.toContain(old);
    }
  });

  test.each([
    [
      paths.faq,
      'en',
      'Our regular hours are Monday to Friday, 7:15AM-12PM and 1PM-6:45PM; Saturday, 9:15AM-12PM. On Sunday we work on emergencies only',
    ],
    [paths.terms, 'en', 'On Sunday we work on emergencies only.'],
    [paths.home, 'en', 'Sunday: emergencies only'],
    [paths.home, 'en', 'Office closed on July 5'],
    [paths.offline, 'en', 'Saturday, 9:15AM-12PM'],
    [pathsIn('es').faq, 'es', 'lunes a viernes, 7:15 AM a 12 PM y 1 PM a 6:45 PM; sábado, 9:15'],
    [pathsIn('es').home, 'es', 'Domingo: solo emergencias'],
    [pathsIn('es').home, 'es', 'Oficina cerrada: 5 de julio'],
  ] as const)('%s, %s: %s', (path, locale, text) => {
    if (hasLanguage(locale)) expect(visibleText(page(path))).toContain(text);
  });

  test('structured data, the line about now and the address book entry follow', () => {
    const [business] = page(paths.home)
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => objectsIn(JSON.parse(script.rawText)))
      .filter((node) => isObject(node) && 'openingHoursSpecification' in node);
    expect(business).toMatchObject({
      openingHoursSpecification: [
        { opens: '07:15', closes: '12:00' },
        { opens: '13:00', closes: '18:45' },
        { dayOfWeek: ['Saturday'], opens: '09:15', closes: '12:00' },
      ],
      specialOpeningHoursSpecification: [{ validFrom: HOLIDAY, validThrough: HOLIDAY }],
    });
    const timetable = page(paths.home).querySelector('[data-timetable]');
    expect(timetable?.getAttribute('data-timetable')).toContain('d6|09:15|12:00|');
    expect(timetable?.getAttribute('data-timetable')).toContain(`${HOLIDAY}|`);
    expect(project.read('dist/contact.vcf').replaceAll('\r\n ', '')).toContain(
      String.raw`Saturday\, 9:15AM-12PM. Sunday: emergencies only`,
    );
  });
});
