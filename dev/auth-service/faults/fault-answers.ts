import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { errorAnswer } from '#dev/auth-service/errors/error-answer.ts';

const page =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to this network</h1></html>';

function gateway(status: number, message: string): () => Response {
  return () => Response.json({ message }, { status });
}

/** Answers in place of the real one, by kind: the service's own words or those of a gateway. */
export const faultAnswers = new Map<string, (request: Request) => Response>([
  ['429', (request) => errorAnswer(refusal.tooManyRequests(), request)],
  ['500', (request) => errorAnswer(refusal.unexpected(), request)],
  ['502', gateway(502, 'An invalid response was received from the upstream server')],
  ['503', gateway(503, 'name resolution failed')],
  ['504', (request) => errorAnswer(refusal.timedOut(), request)],
  ['empty', () => Response.json({})],
  // What a hotel's network puts in place of every answer.
  ['html', () => new Response(page, { headers: { 'Content-Type': 'text/html' } })],
]);
