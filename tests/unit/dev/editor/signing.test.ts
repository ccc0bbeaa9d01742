// cspell:ignore Fugas María Núñez
import { describe, expect, test } from 'vitest';
import { createEditorApp } from '#dev/editor/editor-app.ts';
import {
  editorAddress,
  fieldLabel,
  fileLabel,
  nextToSign,
  readSigningEntries,
  signingProgress,
  type SigningEntry,
} from '#dev/editor/signing-files.ts';
import { groupOf, inSigningOrder } from '#dev/editor/signing-order.ts';
import { signerSchema } from '#dev/signing/sign-file.ts';
import { listTranslations, type TranslatedFile } from '#src/queries/translation-files.ts';

const PAIR = { field: 'title', english: 'Leaks', translation: 'Fugas' };
const REVIEW = { source: null, signature: null, reviewedBy: null, reviewedOn: null };

function entry(name: string, state: TranslatedFile['state'], texts: number): SigningEntry {
  const pairs = Array.from({ length: texts }, () => PAIR);
  const marks = { source: null, signature: null };
  const parts = {
    content: {},
    english: '',
    text: '',
    marks,
    review: REVIEW,
    outdated: [],
    unsigned: [],
    misfits: [],
    inEnglish: [],
  };
  return { name, file: { name, file: `src/content/es/${name}`, pairs, state, ...parts } };
}

describe('ES-5 the order of signing', () => {
  test('is safety, money, every page, home page, services, cities, others', () => {
    const names = [
      'emergency.yaml',
      'faq/3-emergencies.yaml',
      'offline.yaml',
      'services/emergency-repairs.md',
      'faq/1-plans-and-prices.yaml',
      'faq/6-membership.yaml',
      'legal/terms-of-service.md',
      'prices.yaml',
      'company.yaml',
      'site.yaml',
      'home.yaml',
      'service-page.yaml',
      'services/water-heaters.md',
      'city-page.yaml',
      'cities/pasadena.md',
      'cities/price.md',
      'answers.yaml',
      'faq/2-scheduling.yaml',
      'faq/10-parking.yaml',
      'pages.yaml',
    ];
    expect(inSigningOrder(names.toReversed())).toEqual(names);
    expect(names.map(groupOf).filter((group, at, all) => group !== all[at - 1])).toEqual([
      'Safety',
      'Prices and contracts',
      'On every page',
      'Home page',
      'Services',
      'Cities',
      'Other pages',
    ]);
  });

  test('contains every file once', () => {
    const names = listTranslations('es');
    expect(
      readSigningEntries('es')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names);
  });
});

describe('ES-5 the list of files to sign', () => {
  const signed = entry('home.yaml', 'signed', 7);
  const first = entry('prices.yaml', 'unsigned', 2);
  const last = entry('site.yaml', 'changed', 3);
  const broken = {
    name: 'login.yaml',
    file: new Error('src/content/es/login.yaml: title: is missing'),
  };

  test('counts signed files and the texts of the others', () => {
    expect(signingProgress([signed, first, last, broken])).toEqual({
      signed: 1,
      total: 4,
      textsLeft: 5,
    });
    expect(signingProgress([])).toEqual({ signed: 0, total: 0, textsLeft: 0 });
  });

  test('leads from each file to the next one that can be signed, and from the last to the first', () => {
    const all = [first, signed, broken, last];
    expect(nextToSign(all)).toBe(first);
    expect(nextToSign(all, first.name)).toBe(last);
    expect(nextToSign(all, last.name)).toBe(first);
    expect(nextToSign([signed, last, broken], last.name)).toBeUndefined();
  });

  test.each([
    ['home.yaml', 'Home'],
    ['licensed-services.yaml', 'Licensed plumbing services'],
    ['faq/1-plans-and-prices.yaml', 'Questions and answers › Plans and prices'],
    ['cities/el-monte.md', 'Cities › El Monte'],
  ])('names %s %s', (name, label) => {
    expect(fileLabel(name)).toBe(label);
  });

  test.each([
    ['hero: heading', 'Hero › Heading'],
    ['questions[0]: answer', 'Questions 1 › Answer'],
    ['text, block 2', 'Text, block 2'],
  ])('names the field %s %s', (field, label) => {
    expect(fieldLabel(field)).toBe(label);
  });

  test('leads to the form of a file in the editor, if it has one', () => {
    expect(editorAddress('home.yaml', 'es')).toBe('/#/collections/es/entries/home');
    expect(editorAddress('faq/4-plumbing.yaml', 'es')).toBe(
      '/#/collections/es-faq/entries/4-plumbing',
    );
    expect(editorAddress('no-page.yaml', 'es')).toBeUndefined();
  });
});

test.each(['', '   ', 'Ana', 'home.yaml', '1 2', 'Ana '])('ES-5 "%s" signs nothing', (name) => {
  expect(signerSchema.safeParse(name).success).toBe(false);
});

test.each(['Ana Ruiz', '  Ana María de la Cruz ', 'Á. Núñez'])('ES-5 "%s" can sign', (name) => {
  expect(signerSchema.parse(name)).toBe(name.trim());
});

describe('ES-5 the signing pages', () => {
  const app = createEditorApp('http://localhost:4321');
  const address = 'http://localhost:4324/sign/es/home.yaml';
  // Without a name, nothing would be written.
  const post = (headers: Record<string, string>) =>
    app.request(address, {
      method: 'POST',
      body: new URLSearchParams({ marks: '', signer: '' }),
      headers,
    });

  test('refuse forms of other websites', async () => {
    expect((await post({ origin: 'http://other.example' })).status).toBe(403);
    expect((await post({ origin: 'http://localhost:4321' })).status).toBe(403);
    expect((await post({ origin: 'http://localhost:4324' })).status).toBe(409);
  });

  test('are not served under another host name, nor in a frame', async () => {
    expect((await app.request('http://other.example/sign/es/')).status).toBe(403);
    const page = await app.request(address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test.each(['/sign/es', '/sign/es/'])('have the list at %s', async (path) => {
    expect((await app.request(`http://localhost:4324${path}`)).status).toBe(200);
  });

  test.each([
    '/sign/en/home.yaml',
    '/sign/es/no-page.yaml',
    '/sign/es/..%2Fcompany.yaml',
    '/sign/xx/',
  ])('have no page %s', async (path) => {
    expect((await app.request(`http://localhost:4324${path}`)).status).toBe(404);
  });
});
