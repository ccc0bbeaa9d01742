// cspell:ignore jandiman todólogo emergenc fines semana emergencias agendamos entre sábado Oficina cerrada
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { splitFrontMatter } from '#src/domain/front-matter.ts';
import { joinNumbers } from '#src/domain/whole-numbers.ts';
import { pageFiles } from '#src/integrations/built-pages.ts';
import { company, content } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { contact } from '#src/routes/contact.ts';
import { paths, pathsIn } from '#src/routes/paths.ts';
import { buildCopy } from '#tests/support/built-copy.ts';
import type { Project } from '#tests/support/project-copy.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const HOLIDAY = `${new Date().getUTCFullYear() + 1}-07-05`;
/** Sentences that are not so at a firm that works on Saturdays. */
const NOT_SO = [
  /weekends?\W+(?:are )?(?:for )?emergenc/i,
  /on weekends we/i,
  /new fixtures on weekdays/i,
  /fines? de semana\W+(?:son )?(?:solo )?(?:para )?(?:solo )?emergencias/i,
  /agendamos entre semana/i,
];

/** A city whose priced job is a handyman's, with the folders of its texts. */
const visited = content('en').cities.find(({ job }) => job.by === 'handyman');
const cityFiles = ['', ...company.languages.map((locale) => `${locale}/`)]
  .map((folder) => `src/content/${folder}cities/${visited?.slug}.md`)
  .filter((file) => existsSync(file));

/** Gives a city, and its translations, a priced job and an answer of a plumber. */
function withPlumber({ read, write }: Project, file: string) {
  const { fields, body } = splitFrontMatter(read(file)) ?? { fields: '', body: '' };
  const document = parseDocument(fields);
  document.set('description', `${'A plumber for a leak or a clogged drain. '.repeat(2)}Call us.`);
  const isEnglish = document.hasIn(['job', 'by']);
  const texts = { name: 'New trap under a sink', covers: 'A plumber replaces the trap.' };
  document.set('job', { ...(isEnglish && { by: 'plumber', materials: 20, hours: 1 }), ...texts });
  for (const name of ['question', 'lead', 'close'])
    document.setIn(['answer', name], 'Does the plumber replace a trap?');
  document.setIn(['answer', 'points'], ['A plumber replaces it.', 'Call us.', 'Then test it.']);
  write(file, `---\n${document.toString({ lineWidth: 0 })}---\n${body}`);
}

let refused: ReturnType<Project['readContent']>;
const firm = buildCopy((project) => {
  project.set('src/content/company.yaml', {
    'hours.office': [
      'Monday to Friday, 7:15 AM to noon and 1 PM to 6:45 PM',
      'Saturday, 9:15 AM to noon',
    ],
    'hours.closed': [HOLIDAY],
    'hours.emergency': '24/7',
    spokenLanguages: [],
  });
  project.set('src/content/prices.yaml', {
    ...{ plans: [], sets: [], clubs: [] },
    ...{ minimumService: undefined, visitHours: undefined },
  });
  project.delete('src/content/handyman.yaml');
  for (const file of cityFiles) project.write(file, readFileSync(file, 'utf8'));
  refused = project.readContent();
  for (const file of cityFiles) withPlumber(project, file);
});

describe('OWN-2 a firm without handyman work', () => {
  test.runIf(visited)('has no city whose priced job is a handyman’s', () => {
    expect(refused.status).not.toBe(0);
    expect(refused.output).toContain(visited?.slug);
    expect(refused.output).toContain('src/content/city-drafts');
  });

  test('says nothing of a handyman, in any language', () => {
    expect(firm.find(/handyman|handymen|jandiman|todólogo|home.maintenance/i)).toEqual([]);
  });

  test('has no page about one, and no dead link', () => {
    const isBuilt = (path: string) =>
      ['', '.html', '/index.html'].some((end) => existsSync(join(firm.dist, path + end)));
    const built = pageFiles(firm.dist);
    const pages = company.languages.map((locale) => pathsIn(locale).handyman);
    expect(pages.filter((path) => built.includes(`${path.slice(1)}.html`))).toEqual([]);
    const dead = firm.documents().flatMap(([file, document]) =>
      document
        .querySelectorAll('a[href^="/"]')
        .map((link) => String(link.getAttribute('href')).replace(/[#?].*/, ''))
        .filter((path) => path !== '' && !isBuilt(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('OWN-4 a firm with two shifts, Saturdays and a holiday', () => {
  test('no page says anything else', () => {
    const office = [...content('en').officeHours.week, content('en').officeHours.inText];
    const spanish = hasLanguage('es') ? content('es').officeHours.week : [];
    // The firm of the test has the same days of emergencies only as some.
    const times = [...office, ...spanish].filter((line) => /\d/.test(line));
    for (const [file, document] of firm.documents()) {
      const text = visibleText(document);
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
    if (hasLanguage(locale)) expect(visibleText(firm.page(path))).toContain(text);
  });
});

// The sample answers in office hours: tests/build/spanish-pages.test.ts. Unit tests have other hours.
describe.runIf(hasLanguage('es'))('ES-5 a firm that answers in English only', () => {
  const { spoken, spokenInEmergencies } = hasLanguage('es')
    ? content('es').edition
    : { spoken: undefined, spokenInEmergencies: undefined };
  const pages = () => firm.documents().filter(([file]) => /^es[./]/.test(file));
  /** Texts of the call links among some links, with what describes them. */
  const callsIn = (page: HTMLElement, links: string) =>
    page.querySelectorAll(`${links}[href="${contact.call}"]`).map((link) => {
      const id = link.getAttribute('aria-describedby');
      return `${visibleText(link)} ${id ? page.querySelector(`#${id}`)?.text : ''}`;
    });

  test.each([
    ['the banner', 'header .bg-emergency a', 0.5],
    ['the footer', 'footer .bg-emergency a', 0.5],
    // The emergency card has none of them, and some pages have no call bar.
    ['the call bar', '.call-bar a', 0.5],
    ['every call button', 'a.btn', 3],
  ])('%s says so', (_, place, perPage) => {
    const found = pages().flatMap(([, page]) => callsIn(page, place));
    expect(found.length).toBeGreaterThan(pages().length * perPage);
    expect(found.filter((text) => !text.includes(String(spoken?.never)))).toEqual([]);
  });

  test('no page says anything else', () => {
    for (const [file, page] of pages())
      for (const other of [spoken?.always, spoken?.limited.split('{')[0]])
        expect(visibleText(page), file).not.toContain(other);
  });

  test('the line about the office says it of emergencies', () => {
    const line = firm.page(pathsIn('es').home).querySelector('[data-timetable]');
    const sentence = String(spokenInEmergencies?.never);
    expect(line?.text.trim().endsWith(` ${sentence}`)).toBe(true);
    expect(line?.getAttribute('data-timetable')?.endsWith(` ${joinNumbers(sentence)}`)).toBe(true);
  });
});
