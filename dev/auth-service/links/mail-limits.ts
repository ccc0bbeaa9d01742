import { refusal } from '#dev/auth-service/errors/catalogue.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';

/**
 * Refuses a mail that would come too soon after the last of its kind, or one too many for the project.
 * @param lastSentAt milliseconds; null when none is pending
 * @throws AuthError over_email_send_rate_limit, in the two wordings of contract 1.4
 */
export function checkMailLimits(parts: AuthParts, lastSentAt: number | null): void {
  const { settings, clock, store } = parts;
  const now = clock.now();
  const waitMs = (lastSentAt ?? -Infinity) + settings.mailIntervalSeconds * 1000 - now;
  if (waitMs > 0) throw refusal.mailTooSoon(Math.floor(waitMs / 1000));
  if (settings.mailsPerHour === null || settings.autoconfirm) return;
  if (store.mails.countSince(now - 3_600_000) >= settings.mailsPerHour) {
    throw refusal.mailsPerHour();
  }
}
