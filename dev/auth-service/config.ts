import { z } from 'astro/zod';

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);
const port = wholeNumber.pipe(z.number().max(65_535));

/** The environment variables that configure the service; the README describes them. */
export const configSchema = z.object({
  AUTH_PORT: port.default(4322),
  AUTH_CONTROL_PORT: port.default(4323),
  AUTH_DB: z.string().default('.dev/auth.json'),
  SITE_URL: z.url().default('http://localhost:4321'),
  AUTH_KEY: z.string().default('sb_publishable_local_development'),
  AUTH_BCRYPT_COST: wholeNumber.pipe(z.number().max(15)).default(10),
});
export type AuthConfig = Readonly<z.infer<typeof configSchema>>;

/** The settings that the control port changes. The defaults are those of a new hosted project. */
export const settingsSchema = z.strictObject({
  autoconfirm: z.boolean().default(false),
  signupEnabled: z.boolean().default(true),
  emailProviderEnabled: z.boolean().default(true),
  accessTokenSeconds: z.number().default(3600),
  /** Bytes of UTF-8; values below 6 count as 6. */
  passwordMinLength: z.number().default(6),
  /** Sets separated by colons; a password needs a character of each. `\:` is a colon in a set. */
  passwordRequiredCharacters: z.string().default(''),
  /** The only account that both rules above apply to, for parallel tests; '' means all. */
  passwordRulesFor: z.string().default(''),
});
export type Settings = Readonly<z.infer<typeof settingsSchema>>;
