import type { Locator, Page } from '@playwright/test';
import { storageKey } from '#src/auth/storage-key.ts';
import type { LoginTexts } from '#src/schemas/login.ts';
import { paths } from '#src/routes/paths.ts';
import type { Account } from './auth-service-types.ts';
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

  /** Signs in and waits for the home page's toast. */
  async signInAndLeave(account: Account): Promise<void> {
    await this.open();
    await this.signIn(account);
    await this.toast(this.texts.results['signed-in']).waitFor();
  }
}
