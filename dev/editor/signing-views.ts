import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale } from '#src/domain/locale.ts';
import type { TranslatedFile } from '#src/queries/translation-files.ts';
import {
  editorAddress,
  fieldLabel,
  fileLabel,
  nextToSign,
  signingProgress,
  type SigningEntry,
} from './signing-files.ts';
import { groupOf, SAFETY } from './signing-order.ts';

const STYLES = raw(readFileSync(new URL('signing.css', import.meta.url), 'utf8'));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Languages with texts to sign. */
export const signingLocales = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
/** Address of the list of a language, or of one of its files. */
export const signingPath = (locale: Locale, ...names: readonly string[]) =>
  ['/sign', locale, ...names].join('/');

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

function stateOf(file: SigningEntry['file']): string {
  if (file instanceof Error) return 'Does not fit the English file';
  const { pairs, review, unsigned, outdated, state } = file;
  const { reviewedBy, reviewedOn, signature } = review;
  if (state === 'signed') return `Signed by ${reviewedBy} on ${reviewedOn}`;
  const texts = `Not signed, ${count(pairs.length, 'text')}`;
  if (signature !== null && reviewedBy !== null)
    return `${texts}, ${unsigned.length} changed since ${reviewedBy} signed`;
  const isOutdated = outdated.length > 0;
  return isOutdated ? `${texts}, ${outdated.length} newer in English than in translation` : texts;
}

const linkTo = (locale: Locale, { name }: SigningEntry) =>
  html`<a href="${signingPath(locale, name)}">${fileLabel(name)}</a>`;

function page(title: string, entries: readonly SigningEntry[], content: unknown) {
  const { signed, total, textsLeft } = signingProgress(entries);
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="data:," />
      <title>${title} – Signing</title>
      <style>
        ${STYLES}
      </style>
      <main>
        <p>
          ${signingLocales.map(
            (known) =>
              html`<a href="${signingPath(known)}">All ${languageNames.of(known)} texts</a> · `,
          )}
          ${signed} of ${count(total, 'file')} signed, ${count(textsLeft, 'text')} left
          <progress value="${signed}" max="${total}" aria-label="Signed files"></progress>
        </p>
        ${content}
      </main>
    </html>`;
}

/** Writes the list of all files of a language. */
export function listPage(locale: Locale, entries: readonly SigningEntry[]) {
  const title = `Sign the ${languageNames.of(locale)} texts`;
  const next = nextToSign(entries);
  const groups = [...Map.groupBy(entries, ({ name }) => groupOf(name))];
  return page(
    title,
    entries,
    html`<h1>${title}</h1>
      <p>
        Compare every text of a file with the English one. When the whole file is right, sign it.
        Search engines list a page when all files with its texts are signed.
      </p>
      <p>${next ? html`Next: ${linkTo(locale, next)}` : 'Nothing is left to sign.'}</p>
      ${groups.map(
        ([group, members]) =>
          html`<h2>${group}</h2>
            <ul>
              ${members.map(
                (entry) => html`<li>${linkTo(locale, entry)}<br />${stateOf(entry.file)}</li>`,
              )}
            </ul>`,
      )}`,
  );
}

/** What the page of a file says besides the file. */
export interface FilePageOptions {
  /** Name in the form. */
  readonly signer: string;
  /** Why the file is not signed. */
  readonly refusal?: string;
  /** Fields that changed while they were read. */
  readonly meanwhile?: readonly string[];
}

function noteOf({ review, unsigned, outdated }: TranslatedFile, field: string) {
  if (review.signature !== null && unsigned.includes(field)) return 'changed since the signature';
  return outdated.includes(field) ? 'English changed since the translation' : undefined;
}

function comparison(
  file: TranslatedFile,
  locale: Locale,
  { signer, meanwhile = [] }: FilePageOptions,
) {
  const texts = file.pairs.map((pair) => {
    const isNew = meanwhile.includes(pair.field);
    return { ...pair, note: isNew ? 'changed while you were reading' : noteOf(file, pair.field) };
  });
  const marked = texts.filter(({ note }) => note !== undefined).length;
  const filter = html`<label>
    <input type="checkbox" id="only" /> Show only the ${count(marked, 'marked text')}
  </label>`;
  const isReordered = marked === 0 && file.review.signature !== null && file.unsigned.length > 0;
  return html`${marked === 0 ? '' : filter}
    ${isReordered ? html`<p>A text was removed, or the order changed.</p>` : ''}
    ${texts.map(
      ({ field, english, translation, note }) =>
        html`<section class="text">
          <h2>${fieldLabel(field)} ${note === undefined ? '' : html`<mark>${note}</mark>`}</h2>
          <div>
            <p>${english || '(no English text)'}</p>
            <p lang="${LANGUAGE_TAGS[locale]}">${translation}</p>
          </div>
        </section>`,
    )}
    <form method="post">
      <input type="hidden" name="marks" value="${file.marks.signature}" />
      <label>
        Your first and last name
        <input name="signer" autocomplete="name" required value="${signer}" />
      </label>
      <button>I have read all ${count(texts.length, 'text')}: sign</button>
    </form>`;
}

/** Writes the page of one file: its texts side by side, and the form that signs them. */
export function filePage(
  locale: Locale,
  entries: readonly SigningEntry[],
  { file, name }: SigningEntry,
  options: FilePageOptions,
) {
  const next = nextToSign(entries, name);
  const editor = editorAddress(name, locale);
  const place = `src/content/${locale}/${name}`;
  return page(
    fileLabel(name),
    entries,
    html`<h1 tabindex="-1" autofocus>${fileLabel(name)}</h1>
      ${options.refusal === undefined ? '' : html`<p role="alert">${options.refusal}</p>`}
      <p>
        ${stateOf(file)}. Names in braces, such as {company.phone}, are filled in by the website.
        What a changed text said before is not kept.
      </p>
      ${
        groupOf(name) === SAFETY
          ? html`<p>
              <strong>Safety:</strong> first have a second reader, who has not seen the English,
              translate these texts back into English, and compare. A step that is weaker, stronger
              or in another order can hurt someone.
            </p>`
          : ''
      }
      ${file instanceof Error ? html`<p role="alert">${file.message}</p>` : comparison(file, locale, options)}
      <p>
        To correct a text, change
        ${editor === undefined ? place : html`<a href="${editor}" target="_blank">this file in the editor (new tab)</a>`}
        and reload this page. ${next ? html`Next file: ${linkTo(locale, next)}` : ''}
      </p>`,
  );
}
