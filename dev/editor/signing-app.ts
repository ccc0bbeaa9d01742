import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'astro/zod';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { changedFields } from '#src/queries/text-marks.ts';
import { inBothLanguages } from '#src/queries/translation-files.ts';
import { signerSchema, signFile } from '../signing/sign-file.ts';
import { nextToSign, readSigningEntries } from './signing-files.ts';
import {
  filePage,
  type FilePageOptions,
  listPage,
  signingLocales,
  signingPath,
} from './signing-views.ts';

const SIGNER = 'signer';
const YEAR_SECONDS = 31_536_000;
const CHANGED =
  'Not signed: this file has changed since you opened the page. Here are its texts of now, changed ones marked: read them, then sign.';
const NO_NAME = 'Not signed: type your first and last name.';

const formSchema = z.object({ marks: z.string(), signer: z.string() });

/** Finds the language, all of its files and the file of an address. */
function findFile(c: Context) {
  const locale = signingLocales.find((known) => known === c.req.param('locale'));
  const entries = locale === undefined ? [] : readSigningEntries(locale);
  const entry = entries.find(({ name }) => name === c.req.param('name'));
  return locale && entry && { locale, entries, entry };
}

/**
 * Creates the pages on which a reviewer compares translated texts with the English ones and signs them
 * (ES-5).
 */
export function createSigningApp(): Hono {
  const app = new Hono();
  app.get('/', (c) => c.redirect(signingPath(signingLocales[0] ?? DEFAULT_LOCALE)));
  for (const locale of signingLocales)
    app.get(`/${locale}`, (c) => c.html(listPage(locale, readSigningEntries(locale))));
  app.get('/:locale/:name{.+}', (c) => {
    const found = findFile(c);
    if (!found) return c.notFound();
    const { locale, entries, entry } = found;
    return c.html(filePage(locale, entries, entry, { signer: getCookie(c, SIGNER) ?? '' }));
  });
  app.post('/:locale/:name{.+}', async (c) => {
    const { marks, signer } = formSchema.parse(await c.req.parseBody());
    // Nothing is awaited between reading the file and writing it.
    const found = findFile(c);
    if (!found) return c.notFound();
    const { locale, entries, entry } = found;
    const { name, file } = entry;
    const refuse = (options: Omit<FilePageOptions, 'signer'>) =>
      c.html(filePage(locale, entries, entry, { signer, ...options }), 409);
    if (file instanceof Error) return refuse({ refusal: 'Not signed.' });
    const meanwhile = changedFields(marks, inBothLanguages(file.pairs));
    if (meanwhile.length > 0) return refuse({ refusal: CHANGED, meanwhile });
    const { data: reviewedBy } = signerSchema.safeParse(signer);
    if (reviewedBy === undefined) return refuse({ refusal: NO_NAME });
    signFile(file, reviewedBy);
    setCookie(c, SIGNER, reviewedBy, { maxAge: YEAR_SECONDS, path: '/sign', sameSite: 'Strict' });
    const next = nextToSign(entries, name);
    return c.redirect(next ? signingPath(locale, next.name) : signingPath(locale), 303);
  });
  return app;
}
