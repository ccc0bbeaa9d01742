import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { formatDay, lastDayOfQuote } from '#src/domain/calendar-day.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { launchBlockers, type LaunchBlocker } from '#src/integrations/launch-blockers.ts';
import { UNNAMED_PHOTO } from '#src/integrations/launch-check.ts';
import { cityDrafts, missingText, type CityDraft } from '#src/queries/city-drafts.ts';
import { company, content, prices, territory } from '#src/queries/content.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { readFile, validateFacts } from '#src/queries/read-file.ts';
import { listMissingTexts, readTranslations } from '#src/queries/translation-files.ts';
import { citySchema } from '#src/schemas/city.ts';
// Also reads .env.
import { distDir } from '../environment.mjs';
import { describeFile } from '../signing/describe-file.ts';
import { callerQuestions } from './caller-questions.ts';
import { confirmations, oldFacts } from './confirmations.ts';
import { readPageTexts } from './find-words.ts';
import { legalPoints } from './legal-checklist.ts';
import type { Group, Point, Setting } from './report.ts';
import { settingAt } from './settings.ts';

function settingOf({ subject }: LaunchBlocker): Setting {
  if (subject === 'prices') return settingAt('prices.yaml');
  if (!(subject in company)) return { label: `Settings of the host › ${subject}` };
  return settingAt('company.yaml', subject);
}

const draftSetting = ({ slug, name }: CityDraft): Setting => ({
  ...settingAt(`city-drafts/${slug}.md`),
  label: `City drafts › ${name}`,
});

/** Drafts of cities that the home page names: nothing can be built for the public before they have a page. */
const neededDrafts = cityDrafts.filter(({ slug }) =>
  [company.base.slug, territory.defaultCity, ...company.namedServiceAreas].includes(slug),
);

/** What must be settled before the launch, by the names that the editor has for the fields. */
export const blockers: readonly Point[] = [
  ...launchBlockers(company, process.env).map((blocker) => ({
    text: blocker.problem,
    setting: settingOf(blocker),
  })),
  ...neededDrafts.map((draft) => ({
    text: `needs a page, because the home page names it. ${missingText(draft)}`,
    setting: draftSetting(draft),
  })),
  ...content('en').proof.unnamedPhotos.map((photo) => ({
    text: UNNAMED_PHOTO,
    setting: { label: `Photo ${photo}`, address: '/#/assets' },
  })),
];

/** The day on which the oldest quote has to go (PROOF-2). */
function quotePoints(): readonly Point[] {
  const [oldest] = (content('en').proof.quotes?.quotes ?? []).map(({ date }) => date).toSorted();
  if (oldest === undefined) return [];
  const last = formatDay(lastDayOfQuote(oldest));
  return [{ text: `Quotes: remove the oldest by ${last}, after which nothing can be built` }];
}

/** Spanish files that keep their pages out of search engines (ES-5). */
function spanishPoints(): readonly Point[] {
  if (!hasLanguage('es')) return [];
  const open = readTranslations('es').filter(({ state }) => state !== 'signed');
  return [...listMissingTexts('es'), ...open.map(describeFile)].map((text) => ({ text }));
}

/** Pages of the last build; none before it. */
export const pages = existsSync(distDir) ? readPageTexts(distDir) : [];

const cityRules = globSync('src/content/cities/*.md').map((file) => ({
  ...validateFacts(citySchema, readFile(file).fields, file),
  slug: basename(file, '.md'),
}));

/** What else the owner settles, by topic. */
export const groups: readonly Group[] = [
  {
    topic: 'lawyer',
    heading: 'Ask a lawyer',
    note: 'This list is not legal advice. Go through it with an attorney.',
    points: legalPoints(pages),
  },
  {
    topic: 'callers',
    heading: 'Callers will ask',
    note: 'No page answers these questions. Answer them in the editor:',
    settings: [settingAt('policies.yaml')],
    points: callerQuestions(prices),
  },
  {
    topic: 'confirm',
    heading: 'Numbers, prices and promises to confirm',
    note: 'Change them in the editor:',
    settings: ['prices.yaml', 'utilities.yaml', 'company.yaml'].map((name) => settingAt(name)),
    points: [
      ...confirmations(pages),
      ...oldFacts(cityRules, pacificDay(new Date()).iso),
      ...quotePoints(),
    ],
  },
  {
    topic: 'cities',
    heading: 'Cities without a page, and what must still be written',
    note: 'Their texts are in the editor: City drafts.',
    points: cityDrafts.map((draft) => ({
      text: missingText(draft),
      setting: draftSetting(draft),
      ...(draft.missing.length === 0 && { completeDraft: draft.slug }),
    })),
  },
  {
    topic: 'spanish',
    heading: 'Spanish files that keep their pages out of search engines',
    note: 'Compare them with the English ones and sign them. npm run edit has a page for it:',
    settings: [{ label: 'Sign', address: '/sign' }],
    points: spanishPoints(),
  },
];
