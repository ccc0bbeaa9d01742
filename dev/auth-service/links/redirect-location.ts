import type { AuthError } from '#dev/auth-service/errors/auth-error.ts';

const errorOfStatus = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
]);

type Fields = Readonly<Record<string, string | number>>;

function pairs(fields: Fields): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  query.sort();
  return query;
}

/** Adds fields as a fragment, even to one that is there; the bare `sb=` marks redirects of this server. */
export function withFragment(target: string, fields: Fields): string {
  return `${target}#${pairs({ ...fields, sb: '' }).toString()}`;
}

/** Replaces the fragment by a message. */
export function withMessage(target: string, fields: Fields): string {
  const url = new URL(target);
  url.hash = pairs({ ...fields, sb: '' }).toString();
  return url.href;
}

/** The address with fields merged into its query. */
export function withQuery(target: string, fields: Fields): string {
  const url = new URL(target);
  for (const [name, value] of pairs(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Where a link leads that failed: in PKCE flows the keys stand in query and fragment (contract 5.2). */
export function errorLocation(target: string, error: AuthError, isPkce: boolean): string {
  const word = errorOfStatus.get(error.status);
  const fields = {
    ...(word === undefined ? {} : { error: word }),
    error_code: error.code,
    error_description: error.message,
  };
  return withMessage(isPkce ? withQuery(target, fields) : target, fields);
}
