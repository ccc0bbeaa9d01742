import { territory } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readFile } from '#src/queries/read-file.ts';
import { faqCategorySchema } from '#src/schemas/faq.ts';
import { openEditor, parseContent, serveEditor, takePicture } from '#tests/support/editor.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { heicPhoto, makePhoto } from '#tests/support/photo.ts';
import { copyProject } from '#tests/support/project-copy.ts';

// OWN-1, OWN-5: the editor in a real browser, without network. The folder picker returns the browser's
// private file system, which contains the content files.

const FAQ = '1-plans-and-prices';
/** Number of questions of the category to which one is added. */
const { length: questionCount } = faqCategorySchema.parse(
  readFile(`src/content/faq/${FAQ}.yaml`).fields,
).questions;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ allowProblems }) => {
  test.setTimeout(300_000);
  // The editor asks for fonts that its package contains too.
  allowProblems(/cdn\.jsdelivr\.net/);
  // The answer of the check to a file that the build would refuse.
  allowProblems(/422/);
});

/**
 * One text of files that have, together, every kind of widget, also within lists and objects. A unit test
 * finds a widget for every field of every file.
 */
const OTHER_FILES = [
  // Has no mountains, which saving must not add.
  [`cities/${territory.defaultCity}`, `cities/${territory.defaultCity}.md`, ['description']],
  ['services/emergency-repairs', 'services/emergency-repairs.md', ['seoTitle']],
  ['texts/home', 'home.yaml', ['hero', 'lead']],
  ['texts/licensed-services', 'licensed-services.yaml', ['heading']],
  ['texts/handyman', 'handyman.yaml', ['intro']],
] as const;

const CONSENT = { by: 'Dana Reyes, by email', date: '2026-11-20' };
const DESCRIPTION = 'Gas lines for stoves, dryers and heaters, tested for leaks. Call for a price.';

test('OWN-1 a slow click takes the field after a radio button, to which the editor scrolls back @desktop', async ({
  page,
}) => {
  const server = await serveEditor();
  const editor = await openEditor(page, server.address, '.');
  await editor.openNew('city-drafts');
  const kind = (await editor.field('kind')).getByRole('radio', { name: 'city', exact: true });
  const isAsked = kind.evaluate(
    (button) =>
      new Promise<ScrollIntoViewOptions>((resolve) => {
        Object.assign(button, { scrollIntoView: resolve });
      }),
  );
  await kind.click();
  const area = (await editor.field('area')).getByRole('radio').first();
  await area.hover();
  await page.mouse.down();
  const options = await isAsked;
  await kind.evaluate((button, how) => {
    Element.prototype.scrollIntoView.call(button, how);
  }, options);
  await page.mouse.up();
  await expect(area).toBeChecked();
  server.stop();
});

test('OWN-1, OWN-5 the editor: the fifteen tasks of an owner, typed wrong first, then right; saving changes nothing else @desktop', async ({
  page,
}) => {
  const project = copyProject();
  const server = await serveEditor(project.folder);
  const editor = await openEditor(page, server.address, project.folder);
  const keep = async (file: string) => {
    const bytes = await editor.read(`src/content/${file}`);
    project.write(`src/content/${file}`, bytes);
    return bytes.toString();
  };
  const save = async (file: string) => {
    await editor.save();
    return keep(file);
  };
  const consent = (path: string) =>
    editor.fillAll({ [`${path}.by`]: CONSENT.by, [`${path}.date`]: CONSENT.date });

  await test.step('saving a file changes nothing but the edited value', async () => {
    for (const [entry, file, path] of OTHER_FILES) {
      await editor.open(entry);
      await expect(editor.saveButton, `${file} is unchanged`).toBeDisabled();
      const input = (await editor.field(path.join('.'))).getByRole('textbox');
      const value = `${await input.inputValue()}!`;
      await input.fill(value);
      await editor.save();
      const saved = (await editor.read(`src/content/${file}`)).toString();
      const expected = parseContent(file, project.read(`src/content/${file}`), [[path, value]]);
      expect(parseContent(file, saved)).toEqual(expected);
    }
  });

  await test.step('phone, hours, license, email and a claim', async () => {
    await editor.open('company/company');
    await editor.expectRefused({
      phone: ['555-0177', 'such as (213) 555-0134'],
      email: ['office@example', 'such as office@example.com'],
      licenseNumber: ['C-36 123456', 'written like CSLB #123456'],
      'claims.insured': ['', 'required'],
      'hours.office.0': ['Monday to Friday, 7 to 4', 'such as Monday to Friday, 8 AM to 4 PM'],
    });
    await takePicture(await editor.field('phone'), 'refused');
    await editor.fillAll({
      phone: '626-555-0177',
      email: 'office@canyonline.example',
      licenseNumber: 'CSLB #123456',
      'claims.insured': 'Licensed and insured',
      'hours.office.0': 'Monday to Friday, 7 AM to 4 AM',
    });
    await takePicture(await editor.field('phone'), 'phone');
    await editor.expectRefusedBySave('Company › Hours › Office 1');
    await editor.fill('hours.office.0', 'Monday to Friday, 7 AM to 4 PM');
    await editor.click('samples', 'checkbox', 'phone');
    expect(await save('company.yaml')).toContain('phone: 626-555-0177');
  });

  await test.step('the price of a plan, and the tax', async () => {
    await editor.open('company/prices');
    await editor.click('plans', 'button', 'Expand All');
    await editor.expectRefused({
      'plans.0.price': ['48.5', 'Whole dollars, such as'],
      'labor.firstHour': ['$38,400', 'from 10 to 2,000'],
      salesTaxPercent: ['10,25', 'such as 9.75 for 9.75%'],
    });
    await editor.fillAll({
      'plans.0.price': '200',
      'labor.firstHour': '$384',
      salesTaxPercent: '10.25%',
    });
    await takePicture(await editor.field('salesTaxPercent'), 'price');
    expect(await save('prices.yaml')).toContain('salesTaxPercent: 10.25');
  });

  await test.step('a new question, and another answer', async () => {
    const added = `questions.${questionCount}`;
    await editor.open(`faq/${FAQ}`);
    await editor.click('questions', 'button', 'Add ⁨Question⁩');
    await editor.expectRefused({
      [`${added}.id`]: ['Do you take cash?', 'lowercase letters'],
      [`${added}.question`]: ['Do you take cash', 'question mark'],
      [`${added}.answer`]: ['Yes.', '20'],
    });
    await editor.choose(`${added}.group`, 'plans');
    await editor.fillAll({
      [`${added}.id`]: 'do-you-take-cash',
      [`${added}.question`]: 'Do you take cash?',
      [`${added}.answer`]: 'Yes. The first hour is {prices.secondHour}.',
    });
    await takePicture((await editor.field(`${added}.id`)).locator('xpath=..'), 'question');
    await editor.expectRefusedBySave('prices.secondHour');
    await editor.fill(`${added}.answer`, 'Yes. The first hour is {prices.firstHour}.');
    expect(await save(`faq/${FAQ}.yaml`)).toContain('question: Do you take cash?');
  });

  await test.step('a new city as a draft', async () => {
    await editor.openNew('city-drafts');
    await editor.expectRefused({ lat: ['118.1', '42.1'], 'zips.0': ['9180', 'five digits'] });
    await editor.fillAll({
      name: 'Lakeside',
      county: 'Los Angeles County',
      lat: '34.1',
      lng: '-118.1',
    });
    await editor.fill('zips.0', '91799');
    await editor.click('kind', 'radio', 'city');
    await editor.click('area', 'radio');
    expect(await save('city-drafts/lakeside.md')).toContain('name: Lakeside');
  });

  await test.step('a new service', async () => {
    await editor.openNew('services');
    await editor.expectRefused({
      description: ['Gas lines.', '70'],
      'features.3': ['', 'required'],
    });
    await editor.fillAll({
      order: '1',
      title: 'Gas Lines',
      seoTitle: 'Gas Line Installation and Repair',
      description: DESCRIPTION,
      summary: 'Gas lines for stoves, dryers and heaters.',
    });
    await editor.click('icon', 'radio', 'flame');
    for (const [list, count] of [
      ['features', 4],
      ['included', 4],
      ['callWhen', 3],
    ] as const)
      for (let at = 0; at < count; at += 1)
        await editor.fill(`${list}.${at}`, `Gas work, part ${at + 1}`);
    await editor.click('body', 'textbox');
    await page.keyboard.insertText('A gas line is tested under pressure before it is used.');
    await editor.expectRefusedBySave('order 1 is taken');
    await editor.fill('order', '99');
    expect(await save('services/gas-lines.md')).toContain('icon: flame');
  });

  await test.step('a person with a photo of an iPhone', async () => {
    await editor.open('proof/people');
    await editor.fill('heading', 'Who comes');
    await editor.click('people', 'button', 'Add ⁨Person⁩');
    await editor.fillAll({ 'people.0.name': 'Dana Reyes', 'people.0.role': 'Licensed plumber' });
    await editor.click('people.0.photo', 'checkbox');
    const file = 'people.0.photo.file';
    await editor.expectPhotoRefused(
      file,
      'IMG_4710.HEIC',
      Buffer.from('Dana'),
      'save or export it as JPEG',
    );
    await editor.upload(file, 'IMG_4711.HEIC', 'image/heic', heicPhoto);
    await consent('people.0.photo.consent');
    await editor.expectRefused({ 'people.0.photo.alt': ['', 'required'] });
    await editor.fill('people.0.photo.alt', 'Dana in a blue work shirt');
    await editor.click('people.0.photo.consent.given', 'radio', 'Yes');
    await takePicture(await editor.field('people.0.photo'), 'photo');
    expect(await save('people.yaml')).toContain('file: img_4711.webp');
    await keep('photos/img_4711.webp');
  });

  await test.step('a photo of a job', async () => {
    const name = 'PXL_20260814_183012345.MP.jpg';
    await editor.open('proof/job-photos');
    await editor.fill('heading', 'Jobs we finished');
    await editor.click('jobs', 'button', 'Add ⁨Job⁩');
    const file = 'jobs.0.photo.file';
    await editor.expectPhotoRefused(file, name, await makePhoto(900, 720), 'at least 960 x 720');
    await editor.upload(file, name, 'image/jpeg', await makePhoto(1000, 750));
    await editor.fillAll({
      'jobs.0.caption': 'Water heater replaced and strapped.',
      'jobs.0.photo.alt': 'PXL 20260814 183012345 MP',
    });
    await consent('jobs.0.photo.consent');
    await editor.click('jobs.0.photo.consent.given', 'radio', 'Yes');
    await editor.expectRefusedBySave('repeats the file name');
    await editor.fill('jobs.0.photo.alt', 'New water heater with two straps');
    expect(await save('job-photos.yaml')).toContain('file: pxl_20260814_183012345-mp.webp');
    await keep('photos/pxl_20260814_183012345-mp.webp');
  });

  await test.step('a quote with its day', async () => {
    await editor.open('proof/quotes');
    await editor.fill('heading', 'What customers wrote');
    await editor.click('quotes', 'button', 'Add ⁨Quote⁩');
    await editor.fillAll({
      'quotes.0.text': 'They came on time and showed me the old valve.',
      'quotes.0.author': 'R. Delgado, Arcadia',
      'quotes.0.date': '2020-08-14',
      'quotes.0.source.name': 'Email to the office',
    });
    await editor.click('quotes.0.rewarded', 'radio', 'No');
    await consent('quotes.0.consent');
    await editor.click('quotes.0.consent.given', 'radio', 'Yes');
    await editor.expectRefusedBySave('older than 18 months');
    const today = new Date().toISOString().slice(0, 10);
    await editor.fill('quotes.0.date', today.replace(/\d\d$/, '01'));
    await save('quotes.yaml');
  });

  if (hasLanguage('es'))
    await test.step('Spanish switched off', async () => {
      await editor.open('company/company');
      await editor.click('languages', 'checkbox', 'en');
      await editor.expectRefusedBySave('en is missing');
      await editor.click('languages', 'checkbox', 'en');
      await editor.click('languages', 'checkbox', 'es');
      await save('company.yaml');
    });

  const { status, output } = project.build();
  expect(status, output).toBe(0);
  const home = project.read('dist/index.html');
  for (const text of ['(626) 555-0177', 'Who comes', 'Jobs we finished', 'R. Delgado'])
    expect(home).toContain(text);
  expect(project.read('dist/faq.html')).toContain('Do you take cash?');
  expect(project.read('dist/faq.html')).toContain('10.25%');
  expect(project.read('dist/services/gas-lines.html')).toContain('Gas Lines');
  server.stop();
  project.remove();
});
