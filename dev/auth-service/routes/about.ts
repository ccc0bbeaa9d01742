import type { Endpoint } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';

const otherProviders = [
  'anonymous_users',
  'apple',
  'azure',
  'discord',
  'facebook',
  'github',
  'google',
  'phone',
];

/** What the service says of itself: `settings`, `health` and its (empty) set of public keys. */
export function aboutEndpoints(parts: AuthParts): readonly Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/settings',
      answer: (c) => {
        const { emailProviderEnabled, signupEnabled, autoconfirm } = parts.settings;
        const others = Object.fromEntries(otherProviders.map((name) => [name, false]));
        return c.json({
          external: { ...others, email: emailProviderEnabled },
          disable_signup: !signupEnabled,
          mailer_autoconfirm: autoconfirm,
          phone_autoconfirm: false,
          sms_provider: '',
          saml_enabled: false,
          saml_private_key_next_configured: false,
          passkeys_enabled: false,
        });
      },
    },
    {
      method: 'GET',
      path: '/health',
      answer: (c) =>
        c.json({
          version: 'embedded',
          name: 'GoTrue',
          description: 'GoTrue is a user registration and authentication API',
        }),
    },
    {
      method: 'GET',
      path: '/.well-known/jwks.json',
      answer: (c) => c.json({ keys: [] }, 200, { 'Cache-Control': 'public, max-age=600' }),
    },
  ];
}
