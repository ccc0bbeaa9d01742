import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'astro/zod';

/** Milliseconds since 1970; null where something has not happened. */
const time = z.number().nullable().default(null);
const token = z.string().nullable().default(null);

const userSchema = z.object({
  id: z.uuid().default(randomUUID),
  email: z.string(),
  /** Null until an invited member opens the invitation. */
  passwordHash: token,
  emailConfirmedAt: time,
  invitedAt: time,
  /** Redeems a confirmation or an invitation; null when it is used or void. */
  confirmationToken: token,
  confirmationSentAt: time,
  /** Redeems a password reset or a magic link. */
  recoveryToken: token,
  recoverySentAt: time,
  lastSignInAt: time,
  bannedUntil: time,
  identityId: z.uuid().default(randomUUID),
  isIdentityVerified: z.boolean().default(false),
  /** Changes when a test rotates the signing secret of this account's tokens. */
  keyGeneration: z.number().default(0),
  createdAt: z.number(),
  updatedAt: z.number(),
});
/** An account with its one identity (provider `email`). */
export type User = z.infer<typeof userSchema>;

/** Creates an unconfirmed account without a password. */
export function newUser(email: string, now: number): User {
  return userSchema.parse({ email, createdAt: now, updatedAt: now });
}

const sessionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** How it began, for the token's `amr` claim. */
  method: z.string(),
  createdAt: z.number(),
  refreshTokens: z.array(z.object({ token: z.string(), parent: token, revokedAt: time })),
});
export type Session = z.infer<typeof sessionSchema>;

const mailSchema = z.object({
  to: z.string(),
  purpose: z.enum(['signup', 'invite', 'recovery', 'magiclink']),
  token: z.string(),
  link: z.string(),
});
export type Mail = z.infer<typeof mailSchema>;

const stateSchema = z.object({
  /** Signs access tokens. It is stored with the accounts, so sessions survive a restart. */
  secret: z.string().default(() => randomBytes(32).toString('hex')),
  users: z.array(userSchema).default([]),
  sessions: z.array(sessionSchema).default([]),
  /** Newest first. */
  mails: z.array(mailSchema).default([]),
});

/**
 * Opens everything that survives a restart.
 * @param path a JSON file, which is created with its folder if missing, or `:memory:`; a file of
 *   another version is replaced
 */
export function openStore(path: string) {
  const stored: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const state = stateSchema.safeParse(stored).data ?? stateSchema.parse({});
  return {
    ...state,
    findUser(email: string): User | undefined {
      return this.users.find((user) => user.email === email);
    },
    /** Adds an account, unless the store has it. */
    addUser(user: User): void {
      if (!this.users.includes(user)) this.users.push(user);
    },
    /** Finds the session that issued a refresh token. */
    findSession(refreshToken: string | undefined): Session | undefined {
      return this.sessions.find(({ refreshTokens }) =>
        refreshTokens.some((row) => row.token === refreshToken),
      );
    },
    /** Ends the user's sessions, all of them or all but one. */
    endSessions(userId: string, except?: Session): void {
      this.sessions = this.sessions.filter((row) => row.userId !== userId || row === except);
    },
    /** Writes the file, so that a killed process loses no answered request. */
    save(): void {
      if (path === ':memory:') return;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(this));
      renameSync(`${path}.new`, path);
    },
  };
}
