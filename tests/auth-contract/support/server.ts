import { jsonIn, type Json } from './json.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Json;
}

export interface Wish {
  /** An object is sent as JSON, a text as it stands. */
  readonly body?: object | string;
  /** Added to the standard ones; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** An access token. */
  readonly bearer?: string;
}

/** The server under test, as plain requests see it. */
export class Server {
  readonly url: string;
  readonly #key: string | undefined;

  /** @param url what `token` stands below, without a slash at its end */
  constructor(url: string, key: string | undefined) {
    this.url = url;
    this.#key = key;
  }

  get key(): string {
    return this.#key ?? '';
  }

  /** Sends one request with key and error version, and never follows a redirect. */
  async ask(method: string, path: string, wish: Wish = {}): Promise<Answer> {
    const headers = new Headers({ 'X-Supabase-Api-Version': '2024-01-01' });
    if (this.#key !== undefined) headers.set('apikey', this.#key);
    if (wish.body !== undefined) headers.set('Content-Type', 'application/json');
    if (wish.bearer !== undefined) headers.set('Authorization', `Bearer ${wish.bearer}`);
    for (const [name, value] of Object.entries(wish.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const { body } = wish;
    const sent = typeof body === 'object' ? JSON.stringify(body) : body;
    const answer = await fetch(this.url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: jsonIn(text) };
  }

  post(path: string, body: object | string, wish: Wish = {}): Promise<Answer> {
    return this.ask('POST', path, { ...wish, body });
  }

  password(email: string, password: string, wish: Wish = {}): Promise<Answer> {
    return this.post('/token?grant_type=password', { email, password }, wish);
  }

  refresh(token: string): Promise<Answer> {
    return this.post('/token?grant_type=refresh_token', { refresh_token: token });
  }

  user(accessToken: string): Promise<Answer> {
    return this.ask('GET', '/user', { bearer: accessToken });
  }
}
