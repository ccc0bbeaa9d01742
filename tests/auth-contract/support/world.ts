import type { Mail } from '#dev/auth-service/store.ts';
import { AuthControl, newEmail, type Account } from '#tests/support/auth-service.ts';
import { startChild } from './child-service.ts';
import { Server, textOf, type Answer } from './server.ts';

/** Where links lead by default. */
export const siteUrl = 'http://localhost:4321';
/** An allowed page of that site. */
export const loginPage = `${siteUrl}/login`;

/** The server under test, its control port and the accounts of the contract. */
export class World extends Server {
  constructor(
    url: string,
    key: string | undefined,
    readonly control: AuthControl,
    readonly end: () => unknown,
  ) {
    super(url, key);
  }

  /** Creates `U`, a confirmed user. */
  member(): Promise<Account> {
    return this.control.makeUser({ email: newEmail('ann'), password: 'correct-horse-1' });
  }

  /** Makes up `N`, an address without an account. */
  stranger(): Account {
    return { email: newEmail('new'), password: 'correct-horse-1' };
  }

  /** Signs an account up. @param page where the link of the mail leads */
  signUp({ email, password }: Account, page?: string): Promise<Answer> {
    const query = page === undefined ? '' : `?${new URLSearchParams({ redirect_to: page })}`;
    return this.post(`/signup${query}`, { email, password });
  }

  /** Signs `P` up, who stays unconfirmed. */
  async pending(page?: string): Promise<Account & { readonly id: string }> {
    const account = this.stranger();
    return { ...account, id: textOf(await this.signUp(account, page), 'id') };
  }

  /** Sends a mail of a kind, about sign-up or an invitation to a new address. */
  async mailed(purpose: Mail['purpose']): Promise<Account & Mail> {
    const isKnown = purpose === 'recovery' || purpose === 'magiclink';
    const account = isKnown ? await this.member() : this.stranger();
    if (purpose === 'signup') await this.signUp(account);
    else if (purpose === 'recovery') await this.recover(account.email);
    else await this.control.sendMail(purpose, account.email);
    return { ...account, ...(await this.control.latestMail(account.email)) };
  }

  /** Signs an account in, by default a new member. */
  async session(account?: Account) {
    const { email, password } = account ?? (await this.member());
    const answer = await this.password(email, password);
    const [access, refresh] = [textOf(answer, 'access_token'), textOf(answer, 'refresh_token')];
    return { access, refresh, email, password };
  }

  recover(email: string, page = siteUrl): Promise<Answer> {
    return this.post(`/recover?redirect_to=${page}`, { email });
  }

  resend(email: string): Promise<Answer> {
    return this.post('/resend', { type: 'signup', email });
  }

  /** Redeems a token hash, as the site does. */
  redeem(type: string, hash: string): Promise<Answer> {
    return this.post('/verify', { type, token_hash: hash });
  }

  /** Opens the newest mail's link. */
  async openLink(email: string): Promise<Answer> {
    return this.open(new URL(await this.control.latestLink(email)).search);
  }

  /** Opens `verify` with a query, as a browser does: without key and version. */
  open(query: string, headers: Record<string, string> = {}): Promise<Answer> {
    const browser = { apikey: null, 'X-Supabase-Api-Version': null };
    return this.ask('GET', `/verify${query}`, { headers: { ...browser, ...headers } });
  }

  /** Saves a new password. */
  savePassword(bearer: string, password: string): Promise<Answer> {
    return this.ask('PUT', '/user', { bearer, body: { password } });
  }

  /** Signs out. @param scope begins with a question mark */
  signOut(bearer: string, scope = '?scope=global'): Promise<Answer> {
    return this.ask('POST', `/logout${scope}`, { bearer });
  }
}

/** Starts the embedded service, or uses the server of AUTH_URL with the control port of AUTH_CONTROL_URL. */
export async function startWorld(): Promise<World> {
  const { AUTH_URL: url, AUTH_CONTROL_URL: controlUrl, AUTH_KEY: key } = process.env;
  if (url) {
    if (!controlUrl)
      throw new Error('AUTH_URL needs AUTH_CONTROL_URL (dev/auth-service/README.md)');
    return new World(url, key || undefined, new AuthControl(controlUrl), () => undefined);
  }
  const { origin, controlOrigin, stop } = await startChild({ SITE_URL: siteUrl });
  const control = new AuthControl(controlOrigin);
  return new World(`${origin}/auth/v1`, 'sb_publishable_local_development', control, stop);
}
