// cspell:ignore acceso calculadora precios
import { parse as parseHtml } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { packTexts, textsIn, unpackTexts } from '#src/domain/pack-texts.ts';
import { FormPanel } from '#src/islands/login/FormPanel.tsx';
import {
  INITIAL_STATE,
  submitForm,
  transitionAfterLink,
  transitionAfterSignOut,
  type FormTransition,
} from '#src/islands/login/form-transitions.ts';
import { MemberPanel } from '#src/islands/login/MemberPanel.tsx';
import { LOGIN_TEXTS } from '#src/islands/login/texts.ts';
import type { Login } from '#src/islands/login/use-login.ts';
import { FORM_LAYOUTS, type FormView } from '#src/islands/login/views.ts';
import { hasLanguage } from '#src/queries/edition.ts';
import { markTexts, unmarkedWords } from '#tests/support/marked-texts.ts';
import { readSpanishTexts } from '#tests/support/island-texts.ts';
import { successfulAuth } from '#tests/support/stubbed-auth.ts';

const MARKED = packTexts(markTexts(LOGIN_TEXTS));

/** Text and labels of what is rendered. */
function renderedTexts(node: ReactNode): string {
  const html = parseHtml(renderToString(node));
  const labels = html
    .querySelectorAll('*')
    .flatMap(({ attributes }) =>
      ['aria-label', 'placeholder', 'title', 'alt', 'value'].map((name) => attributes[name]),
    );
  return [html.textContent, ...labels].join(' ');
}

const LINKS = {
  calculator: '/es/calculadora-de-precios',
  schedule: 'mailto:a@site.example',
  vcard: '/contact.vcf',
};
const PHONE = { display: '(626) 555-0142', href: 'tel:+16265550142' };
const member = { id: '1', email: '(1)' };
const noop = () => Promise.resolve();
const login = (state: Partial<Login>): Login => ({
  ...INITIAL_STATE,
  texts: unpackTexts(LOGIN_TEXTS, MARKED),
  member: undefined,
  prepare: vi.fn(),
  ignoreLink: vi.fn(),
  show: vi.fn(),
  submit: noop,
  signOut: noop,
  followLink: noop,
  ...state,
});
const views: readonly FormView[] = ['sign-in', 'sign-up', 'forgotten', 'resend', 'new-password'];

// tests/content/spanish-edition.test.ts has the form as the server renders it.
describe('every word of the translated login form is a text of the translation', () => {
  test.each(views)('%s', (view) => {
    for (const pending of [undefined, 'form'] as const) {
      const texts = renderedTexts(<FormPanel login={login({ view, pending })} />);
      expect(texts.match(/«/g)?.length).toBeGreaterThan(FORM_LAYOUTS[view].actions.length);
      expect(unmarkedWords(texts)).toEqual([]);
    }
  });

  test.each([undefined, 'sign-out'] as const)('account panel, pending: %s', (pending) => {
    const panel = (
      <MemberPanel
        login={login({ pending })}
        member={member}
        paths={LINKS}
        phone={PHONE}
        callNote={undefined}
      />
    );
    expect(unmarkedWords(renderedTexts(panel))).toEqual([]);
  });
});

describe('every word of a result is a text of the translation', () => {
  const texts = unpackTexts(LOGIN_TEXTS, MARKED);
  const entry = { email: '1@2', password: '3' };
  const success = <Value,>(value: Value) => Promise.resolve({ ok: true, value } as const);
  const auth = (result: 'signed-in' | 'other') =>
    successfulAuth({
      member: () => member,
      keepsSession: () => result === 'signed-in',
      signIn: () => success(result === 'other' ? 'weak-password' : result),
      signUp: () => success(result === 'other' ? 'confirm-by-email' : result),
    });
  const shown = (transition: FormTransition) =>
    'leaveWith' in transition
      ? transition.leaveWith
      : [transition.change.toast?.text, transition.change.notice?.text].join(' ');

  test.each(views)('%s', async (view) => {
    for (const result of ['signed-in', 'other'] as const) {
      const text = shown(
        await submitForm({ view, owner: member }, entry, auth(result), '/es/acceso', texts),
      );
      expect(text).toContain('»');
      expect(unmarkedWords(text)).toEqual([]);
    }
  });

  test.each([
    'confirmed',
    'signed-in',
    'invited',
    'halfway',
    { email: undefined, member: undefined },
    { email: '1@2', member: '3@4' },
  ] as const)('link: %j', (value) => {
    for (const result of ['signed-in', 'other'] as const) {
      const text = shown(transitionAfterLink({ ok: true, value }, texts, auth(result)));
      expect(text).toContain('»');
      expect(unmarkedWords(text)).toEqual([]);
    }
  });

  test.each(['everywhere', 'here'] as const)('signed out: %s', (value) => {
    const text = shown(transitionAfterSignOut({ ok: true, value }, texts));
    expect(text).toContain('»');
    expect(unmarkedWords(text)).toEqual([]);
  });
});

test.runIf(hasLanguage('es'))('no Spanish text of the login is an English one', () => {
  const english = textsIn(LOGIN_TEXTS);
  expect(textsIn(readSpanishTexts().login).filter((text) => english.includes(text))).toEqual([]);
});
