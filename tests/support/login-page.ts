import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { storageKey } from '#src/auth/storage-key.ts';
import type { LoginTexts } from '#src/schemas/login.ts';
import { paths } from '#src/routes/paths.ts';
import type { Account } from './auth-service.ts';
import { LOGIN_TEXTS } from './island-texts.ts';

/** The storage key of a session of the embedded auth service. */
export const SESSION_KEY = storageKey('http://127.0.0.1') ?? '';

/** Chromium's console message for an error status or a failed request. */
export const REFUSED_REQUEST = /Failed to load resource|net::ERR_/;

/** Page object of the login page, by default the English one. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;

  constructor(
    readonly page: Page,
    readonly texts: LoginTexts = LOGIN_TEXTS,
    readonly path: string = paths.login,
  ) {
    this.email = page.getByLabel(texts.email, { exact: true });
    this.password = page.getByLabel(texts.password, { exact: true });
  }

  /** Opens the page; `query` begins with a question mark. */
  async open(query = ''): Promise<void> {
    await this.page.goto(this.path + query);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Locates a toast by its text and role. */
  toast(text: string, role: 'status' | 'alert' = 'status'): Locator {
    return this.page.getByRole(role).getByText(text);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  async fill({ email, password }: Account): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async signIn(account: Account): Promise<void> {
    await this.fill(account);
    await this.button(this.texts.forms['sign-in'].button).click();
  }

  /** Fills in the form for a new account and sends it. */
  async signUp(account: Account): Promise<void> {
    await this.button(this.texts.actions['sign-up']).click();
    await this.fill(account);
    await this.button(this.texts.forms['sign-up'].button).click();
  }

  /** Signs up on the open page, and waits until the email is sent. */
  async createAccount(account: Account): Promise<void> {
    await this.signUp(account);
    await this.toast(this.texts.forms['sign-up'].toast).waitFor();
  }

  /** Requests a link for a new password on the open page. */
  async requestReset(email: string): Promise<void> {
    await this.email.fill(email);
    await this.button(this.texts.actions.forgotten).click();
    await this.button(this.texts.forms.forgotten.button).click();
  }

  /** Stores a session, as a sign-in does, without the form. */
  async startSession(account: Account): Promise<void> {
    // A document of the site without scripts.
    await this.page.goto('/robots.txt');
    await storeSession(this.page, await sessionOf(this.page.request, account));
  }
}

const AUTH_ADDRESS = `http://127.0.0.1:${process.env['AUTH_PORT'] ?? '4322'}/auth/v1`;

/**
 * Asks the auth service for a session, without the site.
 *
 * @param grant - `password` with the account, or `refresh_token`.
 * @returns the answer: JSON of a session when it is ok
 */
export function requestSession(
  request: APIRequestContext,
  grant: 'password' | 'refresh_token',
  data: Account | { readonly refresh_token: string },
): Promise<APIResponse> {
  return request.post(`${AUTH_ADDRESS}/token?grant_type=${grant}`, {
    data,
    headers: { apikey: 'sb_publishable_local_development' },
  });
}

/** Asks the auth service for the session of an account. */
export async function sessionOf(request: APIRequestContext, account: Account): Promise<object> {
  const session: unknown = await (await requestSession(request, 'password', account)).json();
  if (typeof session !== 'object' || session === null) throw new Error('Expected a session');
  return session;
}

/** Stores a session as another tab would, but without an event in this one. */
export async function storeSession(page: Page, session: object): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
}

/** Reads the address of the stored session's member; undefined without a session. */
export function storedMember(page: Page): Promise<string | undefined> {
  return page.evaluate((key) => {
    const session: { user?: { email?: string } } | null = JSON.parse(
      localStorage.getItem(key) ?? 'null',
    );
    return session?.user?.email;
  }, SESSION_KEY);
}

/** Changes fields of the stored session. */
export async function changeStoredSession(page: Page, change: object): Promise<void> {
  await page.evaluate(
    ([key, fields]) => {
      const session: object = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, ...fields }));
    },
    [SESSION_KEY, change] as const,
  );
}

/** Counts the requests to the auth service, such as `PUT user`, from now on. */
export function countRequests(page: Page, method: string, path: string): () => number {
  let sent = 0;
  page.on('request', (request) => {
    const isOurs = request.url().includes(`/auth/v1/${path}`);
    if (request.method() === method && isOurs) sent += 1;
  });
  return () => sent;
}
