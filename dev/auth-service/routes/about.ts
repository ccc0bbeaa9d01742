import type { RequestContext, ServiceContext } from '#dev/auth-service/context.ts';

/** `GET settings` (contract 3.4). */
export function settings(context: ServiceContext, c: RequestContext): Response {
  const { emailProviderEnabled, signupEnabled, autoconfirm } = context.settings;
  return c.json({
    external: { email: emailProviderEnabled, phone: false, anonymous_users: false, google: false },
    disable_signup: !signupEnabled,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  });
}

/** `GET health` (contract 3.4). */
export function health(_: ServiceContext, c: RequestContext): Response {
  return c.json({
    version: 'embedded',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });
}

/** `GET .well-known/jwks.json`: no key, because HS256 has no public one (contract 2.3). */
export function publicKeys(_: ServiceContext, c: RequestContext): Response {
  return c.json({ keys: [] }, 200, { 'Cache-Control': 'public, max-age=600' });
}
