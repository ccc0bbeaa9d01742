// cspell:ignore Puedo pagar efectivo Pida siempre recibo
import { company } from '#src/queries/content.ts';
import { readFile } from '#src/queries/read-file.ts';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import {
  contentTexts,
  openEditor,
  parseContent,
  serveEditor,
  takePicture,
} from '#tests/support/editor.ts';
import { expect, test as base } from '#tests/support/fixtures.ts';
import { makePhoto } from '#tests/support/photo.ts';
import { copyProject } from '#tests/support/project-copy.ts';

// OWN-1: the editor in a real browser, without network. The folder picker returns the browser's
// private file system, which contains the content files.

/** Number of questions of the category to which one is added. */
const PLAN_QUESTIONS = faqCategorySchema.parse(
  readFile('src/content/faq/1-plans-and-prices.yaml').fields,
).questions.length;

/** A copy of the project to build. */
const test = base.extend<{ project: ReturnType<typeof copyProject> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures here
  project: async ({}, provide) => {
    const project = copyProject();
    await provide(project);
    project.remove();
  },
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: Awaited<ReturnType<typeof serveEditor>>;
test.beforeAll(async () => {
  server = await serveEditor();
});
test.afterAll(() => server.stop());
test.beforeEach(({ allowProblems }) => {
  test.slow();
  // The editor asks for fonts that its package contains too.
  allowProblems(/cdn\.jsdelivr\.net/);
});

/**
 * Files that the test of changes leaves out, with a text of each: one of every set of widgets. A unit
 * test finds a widget for every field of every file.
 */
const OTHER_FILES = [
  ['cities/alhambra', 'cities/alhambra.md', ['description']],
  ['services/emergency-repairs', 'services/emergency-repairs.md', ['seoTitle']],
  ['legal/privacy-policy', 'legal/privacy-policy.md', ['reviewNote']],
  ['texts/home', 'home.yaml', ['hero', 'lead']],
  ['texts/licensed-services', 'licensed-services.yaml', ['heading']],
  ['texts/handyman', 'handyman.yaml', ['intro']],
  ['texts/pictures', 'pictures.yaml', ['house-plumbing', 'alt']],
] as const;

/** The same of Spanish files. */
const SPANISH_FILES = [
  ['es/company', 'es/company.yaml', ['claims', 'insured']],
  ['es/prices', 'es/prices.yaml', ['cancelPolicy']],
  ['es/pictures', 'es/pictures.yaml', ['house-plumbing', 'labels', 'vent']],
  ['es-services/emergency-repairs', 'es/services/emergency-repairs.md', ['summary']],
  ['es-faq/4-plumbing', 'es/faq/4-plumbing.yaml', ['title']],
] as const;

const contentText = (file: string) => {
  const text = contentTexts.get(`src/content/${file}`);
  if (text === undefined) throw new Error(`no ${file}`);
  return text;
};

test('OWN-1 saving a file changes nothing but the edited value @desktop', async ({ page }) => {
  const editor = await openEditor(page, server.address);
  for (const [entry, file, path] of [...OTHER_FILES, ...SPANISH_FILES]) {
    await editor.open(entry);
    await expect(editor.saveButton, `${file} is unchanged`).toBeDisabled();
    const input = (await editor.field(path.join('.'))).getByRole('textbox');
    const value = `${await input.inputValue()}!`;
    await input.fill(value);
    await editor.save();
    const saved = (await editor.read(`src/content/${file}`)).toString();
    expect(parseContent(file, saved)).toEqual(
      parseContent(file, contentText(file), [[path, value]]),
    );
  }
});

test('OWN-1 changes of every kind are saved, and the site builds with them @desktop', async ({
  page,
  project,
}) => {
  const editor = await openEditor(page, server.address);

  await editor.open('company/company');
  await editor.fill('phone', '626-555-0177');
  await takePicture(await editor.field('phone'), 'phone');
  await editor.fill('email', 'office@canyonline.example');
  await editor.fill('reviewsUrl', 'https://reviews.example/canyon-line');
  await editor.choose('base.slug', 'Arcadia');
  await editor.click('priceRange', 'radio', '$$$');
  await editor.click('namedServiceAreas', 'button', 'Remove ⁨Bradbury⁩');
  await editor.click('samples', 'checkbox', 'phone');
  await editor.save();

  await editor.open('company/prices');
  await editor.fill('labor.quarterHour', '50');
  await editor.fill('salesTaxPercent', '10.25');
  await takePicture(await editor.field('minimumService.price'), 'price');
  await editor.save();

  const added = `questions.${PLAN_QUESTIONS}`;
  await editor.open('faq/1-plans-and-prices');
  await editor.click('questions', 'button', 'Add ⁨Question⁩');
  await editor.fill(`${added}.id`, 'do-you-take-cash');
  await editor.fill(`${added}.question`, 'Do you take cash?');
  await editor.choose(`${added}.group`, 'plans');
  await editor.fill(`${added}.answer`, 'Yes. Ask for a receipt.');
  await takePicture((await editor.field(`${added}.id`)).locator('xpath=..'), 'question');
  await editor.save();

  // The Spanish category needs every question of the English one.
  await editor.open('es-faq/1-plans-and-prices');
  await editor.fill('reviewedBy', 'Ana Ruiz');
  await editor.fill('reviewedOn', '2026-11-20');
  await editor.click('questions', 'button', 'Add ⁨Question⁩');
  await editor.fill(`${added}.id`, 'do-you-take-cash');
  await editor.fill(`${added}.question`, '¿Puedo pagar en efectivo?');
  await editor.fill(`${added}.answer`, 'Sí. Pida siempre un recibo.');
  await editor.save();

  await editor.open('cities/bradbury');
  await editor.fill('lat', '34.15');
  await editor.click('answer.ordered', 'switch');
  await takePicture(page, 'city');
  await editor.click('zips', 'button', 'Add ⁨ZIP code⁩');
  await editor.fill('zips.1', '91010');
  await editor.click('job', 'button', 'Remove');
  await editor.click('job', 'button', 'Add ⁨Priced job⁩');
  await page.getByRole('menuitem', { name: 'Handyman' }).click();
  await editor.fill('job.name', 'Tag the main valve');
  await editor.fill('job.materials', '12');
  await editor.choose('job.jobs', 'Tag the main shut-off valve for everyone');
  await editor.fill('job.visits', '1');
  await editor.fill('job.covers', 'The search for the valve, and a tag.');
  await editor.click('body', 'textbox');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mind the horses.');
  await editor.save();

  await editor.open('proof/people');
  await editor.fill('heading', 'Who comes');
  await editor.click('people', 'button', 'Add ⁨Person⁩');
  await editor.fill('people.0.name', 'Dana Reyes');
  await editor.fill('people.0.role', 'Licensed plumber');
  await editor.click('people.0.photo', 'checkbox');
  const file = await editor.field('people.0.photo.file');
  await file
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG 2034.JPG',
      mimeType: 'image/jpeg',
      buffer: await makePhoto(900, 700),
    });
  await editor.fill('people.0.photo.alt', 'Dana in a blue work shirt');
  await editor.click('people.0.photo.consent.given', 'radio', 'Yes');
  await editor.fill('people.0.photo.consent.by', 'Dana Reyes, by email');
  await editor.fill('people.0.photo.consent.date', '2026-11-20');
  await takePicture(await editor.field('people.0.photo'), 'photo');
  await editor.save();

  const saved = async (file: string) => {
    const bytes = await editor.read(`src/content/${file}`);
    project.write(`src/content/${file}`, bytes);
    return parseContent(file, bytes.toString());
  };
  const expected = (file: string, edits: Parameters<typeof parseContent>[2]) =>
    parseContent(file, contentText(file), edits);

  expect(await saved('company.yaml')).toEqual(
    expected('company.yaml', [
      [['phone'], '626-555-0177'],
      [['email'], 'office@canyonline.example'],
      [['reviewsUrl'], 'https://reviews.example/canyon-line'],
      [['base', 'slug'], 'arcadia'],
      [['priceRange'], '$$$'],
      [['namedServiceAreas', company.namedServiceAreas.indexOf('bradbury')], undefined],
      [['samples', company.samples.indexOf('phone')], undefined],
    ]),
  );
  expect(await saved('prices.yaml')).toEqual(
    expected('prices.yaml', [
      [['labor', 'quarterHour'], 50],
      [['salesTaxPercent'], 10.25],
    ]),
  );
  const cash = {
    id: 'do-you-take-cash',
    question: 'Do you take cash?',
    group: 'plans',
    answer: 'Yes. Ask for a receipt.',
  };
  expect(await saved('faq/1-plans-and-prices.yaml')).toEqual(
    expected('faq/1-plans-and-prices.yaml', [[['questions', PLAN_QUESTIONS], cash]]),
  );
  expect(await saved('es/faq/1-plans-and-prices.yaml')).toEqual(
    expected('es/faq/1-plans-and-prices.yaml', [
      [['reviewedBy'], 'Ana Ruiz'],
      [['reviewedOn'], '2026-11-20'],
      [
        ['questions', PLAN_QUESTIONS],
        {
          id: 'do-you-take-cash',
          question: '¿Puedo pagar en efectivo?',
          answer: 'Sí. Pida siempre un recibo.',
        },
      ],
    ]),
  );
  const bradbury = await saved('cities/bradbury.md');
  expect(bradbury.body).toMatch(/\n\n.* Mind the horses\.$/);
  expect(bradbury.facts).toEqual(
    expected('cities/bradbury.md', [
      [['lat'], 34.15],
      [['answer', 'ordered'], false],
      [['zips', 1], '91010'],
      [
        ['job'],
        {
          by: 'handyman',
          name: 'Tag the main valve',
          materials: 12,
          jobs: ['valve-tag'],
          visits: 1,
          covers: 'The search for the valve, and a tag.',
        },
      ],
    ]).facts,
  );
  const consent = { given: true, by: 'Dana Reyes, by email', date: '2026-11-20' };
  const photo = { file: 'img-2034.webp', alt: 'Dana in a blue work shirt', consent };
  const dana = { name: 'Dana Reyes', role: 'Licensed plumber', photo };
  expect((await saved('people.yaml')).facts).toEqual({ heading: 'Who comes', people: [dana] });
  project.write(
    'src/content/photos/img-2034.webp',
    await editor.read('src/content/photos/img-2034.webp'),
  );

  const { status, output } = project.build();
  expect(status, output).toBe(0);
  expect(project.read('dist/index.html')).toContain('(626) 555-0177');
  expect(project.read('dist/faq.html')).toContain('10.25%');
});

test('OWN-4, OWN-5 prices and tax in other units are refused, and none is cut @desktop', async ({
  page,
}) => {
  const editor = await openEditor(page, server.address);
  await editor.open('company/prices');
  for (const [field, value, message] of [
    ['labor.firstHour', '38400', 'less than or equal to 2,000'],
    ['labor.quarterHour', '48.5', 'Whole dollars without a sign, such as 55 for $55'],
    ['visitHours', '1.5', 'A whole number, such as 12'],
    ['salesTaxPercent', '0.1025', 'such as 9.75 for 9.75%'],
    ['materialsDivisor', '7000', 'such as 0.75'],
  ] as const) {
    await editor.fill(field, value);
    await editor.saveButton.click();
    const shown = (await editor.field(field)).getByRole('alert');
    await expect(shown.filter({ hasText: message }), field).not.toHaveCount(0);
  }
  const saved = (await editor.read('src/content/prices.yaml')).toString();
  expect(saved).toBe(contentText('prices.yaml'));
});

test('OWN-1 a refused value has a message and is not saved @desktop', async ({ page }) => {
  const editor = await openEditor(page, server.address);
  await editor.open('company/company');
  await editor.fill('name', '');
  await editor.fill('phone', '555-0134');
  await editor.saveButton.click();
  await expect(await editor.field('name')).toContainText('This field is required');
  const phone = await editor.field('phone');
  await expect(phone.getByRole('alert')).toContainText('such as (213) 555-0134');
  await takePicture(phone, 'refused');
  await editor.open('cities/alhambra');
  await editor.fill('description', 'Long '.repeat(40));
  await editor.saveButton.click();
  await expect(await editor.field('description')).toContainText('160');
  for (const file of ['company.yaml', 'cities/alhambra.md'])
    expect((await editor.read(`src/content/${file}`)).toString()).toBe(contentText(file));
});
