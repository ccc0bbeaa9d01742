/** An answer; its body is empty unless it is a JSON object. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface RequestOptions {
  /** An object is sent as JSON, a text unchanged. */
  readonly body?: object | string | undefined;
  /** Added to the standard headers; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** An access token. */
  readonly bearer?: string;
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

/** Returns a text of an answer's body. @throws Error when there is none */
export function textOf({ body, text }: Answer, name: string): string {
  const value = body[name];
  if (typeof value === 'string') return value;
  throw new Error(`No text ${name} in ${text}`);
}

/** Sends plain requests to the server under test. */
export class Server {
  /** @param url the address above `/token`, without a slash at its end */
  constructor(
    readonly url: string,
    readonly key: string | undefined,
  ) {}

  /** Sends one request with key and error version, and never follows a redirect. */
  async ask(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { body, bearer } = options;
    const headers = new Headers({ 'X-Supabase-Api-Version': '2024-01-01' });
    if (this.key !== undefined) headers.set('apikey', this.key);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const sent = typeof body === 'object' ? JSON.stringify(body) : body;
    const init = { method, headers, redirect: 'manual' as const };
    const answer = await fetch(
      this.url + path,
      sent === undefined ? init : { ...init, body: sent },
    );
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parseObject(text) };
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

  user(bearer: string): Promise<Answer> {
    return this.ask('GET', '/user', { bearer });
  }
}
