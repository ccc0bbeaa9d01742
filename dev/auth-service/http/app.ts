import { Hono } from 'hono';
import { AuthError } from '#dev/auth-service/errors/auth-error.ts';
import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import { errorAnswer } from '#dev/auth-service/errors/error-answer.ts';
import { faultCheck } from '#dev/auth-service/faults/fault-check.ts';
import { mailboxPage } from '#dev/auth-service/mail/mailbox-page.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { endpoints } from '#dev/auth-service/routes/endpoints.ts';
import { apiKeyCheck } from './api-key.ts';
import { crossOrigin } from './cors.ts';
import type { AuthEnv } from './endpoint.ts';

const prefix = '/auth/v1';

/** The service's public face: gateway and server in one, and the mailbox beside them. */
export function createAuthApp(parts: AuthParts): Hono<AuthEnv> {
  const app = new Hono<AuthEnv>();
  // Preflights are answered before any fault: what fails is the request itself.
  app.use(`${prefix}/*`, crossOrigin, faultCheck(parts), apiKeyCheck(parts.config.apiKey));
  const routes = endpoints(parts);
  for (const { method, path, answer } of routes) app.on(method, prefix + path, answer);
  for (const { path } of routes) app.all(prefix + path, (c) => c.body(null, 405));
  app.get('/mailbox', (c) => c.html(mailboxPage(parts.store.mails.list())));
  app.notFound((c) => c.text('404 page not found\n', 404));
  app.onError((error, c) => {
    if (error instanceof AuthError) return errorAnswer(error, c.req.raw);
    console.error(error);
    return errorAnswer(refusal.unexpected(), c.req.raw);
  });
  return app;
}
