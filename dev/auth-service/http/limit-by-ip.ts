import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import type { AuthContext } from './endpoint.ts';

const perFiveMinutes = { token: 150, verify: 30, signup: 30, recover: 30, resend: 30, user: 30 };

/**
 * Counts this request against its caller, where per-IP limits are switched on.
 * @throws AuthError over_request_rate_limit
 */
export function limitByIp(
  { limiter, settings }: AuthParts,
  c: AuthContext,
  endpoint: keyof typeof perFiveMinutes,
): void {
  if (!settings.ipLimiter) return;
  const forwarded = c.req.header('X-Forwarded-For')?.split(',')[0]?.trim();
  const ip = forwarded ?? c.env.incoming.socket.remoteAddress ?? 'unknown';
  if (!limiter.take(`${endpoint} ${ip}`, perFiveMinutes[endpoint])) {
    throw refusal.tooManyRequests();
  }
}
