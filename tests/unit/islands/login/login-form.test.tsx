import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';
import { LoginForm } from '#src/islands/login/LoginForm.tsx';

const configuration = authConfiguration('https://abc.supabase.co', 'sb_publishable_x');
if (configuration.state === 'missing') throw new Error('Expected a configuration');
const html = parse(
  renderToString(
    <LoginForm
      configuration={configuration}
      phone={{ display: 'a number', href: 'tel:+10000000000' }}
      paths={{
        login: '/login',
        calculator: '/price-calculator',
        schedule: 'mailto:a@site.example',
        vcard: '/contact.vcf',
      }}
    />,
  ),
);

describe('AUTH-2, AUTH-3 the server-rendered login form', () => {
  test('uses POST, so that a native submit never puts the password into the address', () => {
    expect(html.querySelector('form')?.getAttribute('method')).toBe('post');
  });

  test.each([
    ['email', 'email', 'username'],
    ['password', 'password', 'current-password'],
  ])(
    'the field %s has type %s and autocomplete %s, is required and has no other constraints',
    (name, type, token) => {
      const input = html.querySelector(`input[name=${name}]`);
      expect(input?.getAttribute('type')).toBe(type);
      expect(input?.getAttribute('autocomplete')).toBe(token);
      expect(input?.hasAttribute('required')).toBe(true);
      // A value attribute would overwrite text that was typed before hydration.
      for (const rule of ['value', 'minlength', 'maxlength', 'pattern']) {
        expect(input?.hasAttribute(rule)).toBe(false);
      }
    },
  );
});
