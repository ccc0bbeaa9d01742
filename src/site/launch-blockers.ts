import { isSecretKey } from '#src/domain/secret-key.ts';
import { SAMPLE_FACTS, type Company } from '#src/schemas/company.ts';

/** Something that has to be put right before the public sees this copy. */
export interface LaunchBlocker {
  /** the field of src/content/company.ts, or the variable of the environment */
  readonly subject: string;
  readonly problem: string;
}

type Sampled = (typeof SAMPLE_FACTS)[number];
/** What of the company file the check looks at. */
export type LaunchFacts = Pick<Company, Sampled | 'samples'>;
/** Variables by name, as in `process.env`. */
export type LaunchEnvironment = Readonly<Record<string, string | undefined>>;

/** Names that no registry ever gives away (RFC 2606, RFC 6761), and example.com with its sisters. */
const RESERVED_HOST = /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$/i;
const LOCAL_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0\.0\.0\.0$|\[)/;
/** 555-0100 to 555-0199 are kept for fiction. */
const FICTIONAL_PHONE = /555-?01\d\d$/;
const DEVELOPMENT_KEY = 'sb_publishable_local_development';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');
const isUnreachable = (host: string) => RESERVED_HOST.test(host) || LOCAL_ADDRESS.test(host);

function addressProblem(address: string): string | undefined {
  const host = hostOf(address);
  if (host === '') return 'is not an address';
  if (isUnreachable(host)) return `${host} is no public host`;
  return address.startsWith('https://') ? undefined : 'does not begin with https://';
}

/** What makes a fact look invented, whether or not it is still named a sample. */
const LOOKS_INVENTED: Record<Sampled, (facts: LaunchFacts) => string | undefined> = {
  siteUrl: ({ siteUrl }) => addressProblem(siteUrl),
  phone: ({ phone }) =>
    FICTIONAL_PHONE.test(phone.display) || FICTIONAL_PHONE.test(phone.e164)
      ? '555-01xx is kept for fiction'
      : undefined,
  email: ({ email }) =>
    isUnreachable(email.replace(/^.*@/, '')) ? 'mail to this domain arrives nowhere' : undefined,
  licenseNumber: ({ licenseNumber }) =>
    /#0+$/.test(licenseNumber) ? 'no license has this number' : undefined,
  reviewsUrl: ({ reviewsUrl }) =>
    /\/search\?/.test(reviewsUrl)
      ? 'leads to a search, not to the profile'
      : addressProblem(reviewsUrl),
};

function shownText(subject: Sampled, facts: LaunchFacts): string {
  return subject === 'phone' ? facts.phone.display : facts[subject];
}

/** @returns the company's facts that may not go live: named as samples, or plainly invented (PROD-10). */
export function factBlockers(facts: LaunchFacts): readonly LaunchBlocker[] {
  return SAMPLE_FACTS.flatMap((subject) => {
    const invented = LOOKS_INVENTED[subject](facts);
    const reasons = [
      ...(facts.samples.includes(subject) ? ["named in 'samples'"] : []),
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
  return isSecretKey(key) ? 'a secret key, which may never be published' : undefined;
}

/** @returns what is wrong with the member login's settings (AUTH-11): absent, local or of development. */
export function authBlockers(environment: LaunchEnvironment): readonly LaunchBlocker[] {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const problems = {
    PUBLIC_SUPABASE_URL: loginAddressProblem(read('PUBLIC_SUPABASE_URL')),
    PUBLIC_SUPABASE_ANON_KEY: loginKeyProblem(read('PUBLIC_SUPABASE_ANON_KEY')),
  };
  return Object.entries(problems).flatMap(([subject, problem]) =>
    problem === undefined ? [] : [{ subject, problem }],
  );
}

/**
 * What stands between this copy and a public launch.
 * @param facts the company file
 * @param environment what the build of the public site will see
 */
export function launchBlockers(
  facts: LaunchFacts,
  environment: LaunchEnvironment,
): readonly LaunchBlocker[] {
  return [...factBlockers(facts), ...authBlockers(environment)];
}
