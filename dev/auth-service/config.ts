import { SEEDED_MEMBER } from './seeded-member.mjs';

/** The configuration of the service, which does not change while it runs. */
export interface AuthConfig {
  /** 0 selects a free port, which the ready line shows. */
  readonly port: number;
  readonly controlPort: number;
  /** A file path, or ':memory:'. */
  readonly databasePath: string;
  /** Target of links that have no target or one that is not allowed. */
  readonly siteUrl: string;
  /** The publishable key that the gateway requires. */
  readonly apiKey: string;
  readonly bcryptCost: number;
  readonly member: { readonly email: string; readonly password: string };
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, max: number) {
  const value = text === undefined || text === '' ? otherwise : Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new RangeError(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
}

/**
 * Reads the configuration from environment variables; each has a development default.
 * @throws RangeError or TypeError naming the variable that is wrong
 */
export function configFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): AuthConfig {
  const siteUrl = env['SITE_URL'] ?? 'http://localhost:4321';
  if (!URL.canParse(siteUrl)) throw new TypeError(`SITE_URL is not an address: "${siteUrl}"`);
  return {
    port: wholeNumber('AUTH_PORT', env['AUTH_PORT'], 4322, 65535),
    controlPort: wholeNumber('AUTH_CONTROL_PORT', env['AUTH_CONTROL_PORT'], 4323, 65535),
    databasePath: env['AUTH_DB'] ?? '.dev/auth.sqlite',
    siteUrl,
    apiKey: env['AUTH_KEY'] ?? 'sb_publishable_local_development',
    bcryptCost: wholeNumber('AUTH_BCRYPT_COST', env['AUTH_BCRYPT_COST'], 10, 15),
    member: SEEDED_MEMBER,
  };
}
