import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { authConfiguration } from '#src/auth/configuration.ts';
import { LoginForm } from '#src/islands/login/LoginForm.tsx';

const configuration = authConfiguration('https://abc.supabase.co', 'sb_publishable_x');
if (configuration.state === 'missing') throw new Error('configured above');
const html = parse(
  renderToString(
    <LoginForm
      configuration={configuration}
      phone={{ display: 'a number', href: 'tel:+10000000000' }}
      paths={{ login: '/login', calculator: '/price-calculator' }}
    />,
  ),
);

describe('AUTH-2, AUTH-3 the form in the HTML, before any script', () => {
  test('a native submit could never put the password into the address bar', () => {
    expect(html.querySelector('form')?.getAttribute('method')).toBe('post');
  });

  test.each([
    ['email', 'email', 'username'],
    ['password', 'password', 'current-password'],
  ])('%s is of type %s with the token %s, required, and without rules', (name, type, token) => {
    const input = html.querySelector(`input[name=${name}]`);
    expect(input?.getAttribute('type')).toBe(type);
    expect(input?.getAttribute('autocomplete')).toBe(token);
    expect(input?.hasAttribute('required')).toBe(true);
    // A value of its own would overwrite what is typed before the island wakes.
    for (const rule of ['value', 'minlength', 'maxlength', 'pattern']) {
      expect(input?.hasAttribute(rule)).toBe(false);
    }
  });

  test('sign-in is the default, and the way to an account is a button', () => {
    expect(html.querySelector('[type=submit]')?.text).toBe('Sign In');
    expect(html.querySelectorAll('[type=button]').map((button) => button.text)).toContain(
      'Don’t have an account? Sign up',
    );
  });
});
