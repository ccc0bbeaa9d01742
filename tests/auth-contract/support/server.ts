import { jsonIn, type Json } from './json.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Json;
}

interface RequestOptions {
  /** An object is sent as JSON, a text unchanged. */
  readonly body?: object | string;
  /** Added to the standard headers; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** An access token. */
  readonly bearer?: string;
}

/** Sends plain requests to the server under test. */
export class Server {
  readonly url: string;
  readonly #key: string | undefined;

  /** @param url the address above `/token`, without a slash at its end */
  constructor(url: string, key: string | undefined) {
    this.url = url;
    this.#key = key;
  }

  get key(): string {
    return this.#key ?? '';
  }

  /** Sends one request with key and error version, and never follows a redirect. */
  async ask(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const headers = new Headers({ 'X-Supabase-Api-Version': '2024-01-01' });
    if (this.#key !== undefined) headers.set('apikey', this.#key);
    if (options.body !== undefined) headers.set('Content-Type', 'application/json');
    if (options.bearer !== undefined) headers.set('Authorization', `Bearer ${options.bearer}`);
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const { body } = options;
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

  post(path: string, body: object | string, options: RequestOptions = {}): Promise<Answer> {
    return this.ask('POST', path, { ...options, body });
  }

  password(email: string, password: string, options: RequestOptions = {}): Promise<Answer> {
    return this.post('/token?grant_type=password', { email, password }, options);
  }

  refresh(token: string): Promise<Answer> {
    return this.post('/token?grant_type=refresh_token', { refresh_token: token });
  }

  user(accessToken: string): Promise<Answer> {
    return this.ask('GET', '/user', { bearer: accessToken });
  }
}
