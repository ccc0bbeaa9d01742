import { createHash } from 'node:crypto';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { textField } from '#dev/auth-service/http/body.ts';
import type { JsonObject } from '#dev/auth-service/json.ts';
import type { Flow } from '#dev/auth-service/store/flows.ts';

/** What a caller sends to begin a PKCE flow. */
export type Challenge = Pick<Flow, 'challenge' | 'challengeMethod'>;

/** The two PKCE fields as sent, '' where absent. @throws AuthError bad_json */
export function challengeFields(body: JsonObject) {
  return {
    challenge: textField(body, 'code_challenge'),
    method: textField(body, 'code_challenge_method').toLowerCase(),
  };
}

/**
 * The challenge, or undefined for the implicit flow.
 * @throws AuthError validation_failed for half a pair or a malformed challenge; an unknown method is a 500
 */
export function checkedChallenge(
  fields: ReturnType<typeof challengeFields>,
): Challenge | undefined {
  const { challenge, method } = fields;
  if ((challenge === '') !== (method === '')) {
    throw refusal.invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge === '') return undefined;
  if (challenge.length < 43 || challenge.length > 128) {
    throw refusal.invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw refusal.invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method !== 's256' && method !== 'plain') throw refusal.unexpected();
  return { challenge, challengeMethod: method };
}

/** True when the verifier is the one the challenge was made of. */
export function isVerifierOf(verifier: string, flow: Challenge): boolean {
  if (flow.challengeMethod === 'plain') return verifier === flow.challenge;
  return createHash('sha256').update(verifier).digest('base64url') === flow.challenge;
}
