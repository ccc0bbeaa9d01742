import { isSecretKey } from '#src/domain/secret-key.ts';
import { SAMPLE_FACTS, type Company } from '#src/schemas/company.ts';

/** A problem that must be fixed before the public launch. */
export interface LaunchBlocker {
  /** Field of src/content/company.yaml, or environment variable. */
  readonly subject: string;
  readonly problem: string;
}

type Sampled = (typeof SAMPLE_FACTS)[number];
/** Facts whose values nothing but `samples` marks as invented. */
type Unchecked = 'hours' | 'prices' | 'spokenLanguages';
/** Fields of the company file that are checked. */
export type LaunchFacts = Pick<
  Company,
  Exclude<Sampled, Unchecked> | 'samples' | 'languages' | 'spokenLanguages' | 'memberLogin'
>;
/** Environment variables by name, as in `process.env`. */
export type LaunchEnvironment = Readonly<Record<string, string | undefined>>;

/** Host names that are reserved and cannot be registered (RFC 2606, RFC 6761). */
const RESERVED_HOST = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/i;
const LOCAL_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0\.0\.0\.0$|\[)/;
/** The numbers 555-0100 to 555-0199 are reserved for fiction. */
const FICTIONAL_PHONE = /555-?01\d\d$/;
/** A variable that is not set is treated as an empty one. */
const UNSET = '';
const NO_REVIEWS = 'no page with reviews';
const DEVELOPMENT_KEY = 'sb_publishable_local_development';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');
const isUnreachable = (host: string) => RESERVED_HOST.test(host) || LOCAL_ADDRESS.test(host);

function addressProblem(address: string): string | undefined {
  const host = hostOf(address);
  if (host === '') return 'is not an address';
  if (isUnreachable(host)) return `${host} is not a public host`;
  return address.startsWith('https://') ? undefined : 'does not begin with https://';
}

/** Checks for values that look invented, whether or not they are listed as samples. */
const LOOKS_INVENTED: Record<Sampled, (facts: LaunchFacts) => string | undefined> = {
  siteUrl: ({ siteUrl }) => addressProblem(siteUrl),
  phone: ({ phone }) =>
    FICTIONAL_PHONE.test(phone.display) || FICTIONAL_PHONE.test(phone.e164)
      ? '555-01xx is reserved for fiction'
      : undefined,
  email: ({ email }) =>
    isUnreachable(email.replace(/^.*@/, '')) ? 'this domain cannot receive email' : undefined,
  licenseNumber: ({ licenseNumber }) =>
    /#0+$/.test(licenseNumber) ? 'no license has this number' : undefined,
  reviewsUrl: ({ reviewsUrl }) => {
    if (reviewsUrl === undefined) return undefined;
    const isSearch = /\/search\?/.test(reviewsUrl);
    return isSearch ? 'leads to a search, not to the profile' : addressProblem(reviewsUrl);
  },
  spokenLanguages: () => undefined,
  hours: () => undefined,
  prices: () => undefined,
};

function shownText(subject: Sampled, facts: LaunchFacts): string {
  if (subject === 'spokenLanguages') return 'languages spoken on the phone, with their hours';
  if (subject === 'hours') return 'office hours';
  if (subject === 'prices') return 'all prices';
  if (subject === 'reviewsUrl') return facts.reviewsUrl ?? NO_REVIEWS;
  return subject === 'phone' ? facts.phone.display : facts[subject];
}

/** Finds languages of pages in which the phone is not answered (section 18). */
function languageBlockers({ languages, spokenLanguages }: LaunchFacts): readonly LaunchBlocker[] {
  const spoken = new Set(spokenLanguages.map(({ language }) => language));
  return languages
    .filter((language) => language !== 'en' && !spoken.has(language))
    .map((language) => ({
      subject: 'spokenLanguages',
      problem: `'${language}' is missing: pages in it must say when the phone is answered in it`,
    }));
}

/** Finds company facts that must not go live: listed as samples, or visibly invented (PROD-10). */
export function factBlockers(facts: LaunchFacts): readonly LaunchBlocker[] {
  return SAMPLE_FACTS.flatMap((subject) => {
    const invented = LOOKS_INVENTED[subject](facts);
    const reasons = [
      ...(facts.samples.includes(subject) ? ['marked under Samples'] : []),
      ...(invented === undefined ? [] : [invented]),
    ];
    if (reasons.length === 0) return [];
    return [{ subject, problem: `${shownText(subject, facts)}: ${reasons.join('; ')}` }];
  });
}

function loginAddressProblem(address: string): string | undefined {
  if (address === '') return 'not set';
  const problem = addressProblem(address);
  return problem === undefined ? undefined : `${address}: ${problem}`;
}

function loginKeyProblem(key: string): string | undefined {
  if (key === '') return 'not set';
  if (key === DEVELOPMENT_KEY) return 'the key of the embedded auth service';
  return isSecretKey(key) ? 'a secret key, which must not be published' : undefined;
}

/** Finds settings of the member login that are missing, local or for development only (AUTH-11). */
export function authBlockers(environment: LaunchEnvironment): readonly LaunchBlocker[] {
  const read = (name: string) => environment[name]?.trim() ?? UNSET;
  const problems = {
    PUBLIC_SUPABASE_URL: loginAddressProblem(read('PUBLIC_SUPABASE_URL')),
    PUBLIC_SUPABASE_ANON_KEY: loginKeyProblem(read('PUBLIC_SUPABASE_ANON_KEY')),
  };
  return Object.entries(problems).flatMap(([subject, problem]) =>
    problem === undefined ? [] : [{ subject, problem }],
  );
}

/**
 * Finds everything that must be fixed before a public launch.
 *
 * @param facts - Facts of the company file.
 * @param environment - Environment variables of the production build.
 */
export function launchBlockers(
  facts: LaunchFacts,
  environment: LaunchEnvironment,
): readonly LaunchBlocker[] {
  return [
    ...factBlockers(facts),
    ...languageBlockers(facts),
    ...(facts.memberLogin ? authBlockers(environment) : []),
  ];
}
