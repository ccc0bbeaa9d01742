import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthWeakPasswordError,
  isAuthImplicitGrantRedirectError,
} from '@supabase/supabase-js';
import { expect, onTestFinished } from 'vitest';
import {
  authClient,
  closePage,
  memoryStorage,
  openPage,
  storageKey,
} from '#tests/auth-contract/support/client.ts';
import { pendingFor } from '#tests/auth-contract/support/links.ts';
import type { Vector } from '#tests/auth-contract/support/table.ts';
import type { World } from '#tests/auth-contract/support/world.ts';
import type { FaultKind } from '#tests/support/auth-service-types.ts';

/** Signs a member in while a fault is on. @returns the error */
async function signInError(world: World, fault: FaultKind) {
  const account = await world.member();
  await world.control.setFault(fault, { path: 'token' });
  return (await authClient(world).signInWithPassword(account)).error;
}

function retryableRow(fault: FaultKind, status: number): Vector {
  return {
    id: 'H3',
    title: `the fault "${fault}" is retryable, with status ${status} and no code`,
    needs: ['control'],
    run: async (world) => {
      const error = await signInError(world, fault);
      expect(error).toBeInstanceOf(AuthRetryableFetchError);
      expect([error?.status, error?.code]).toEqual([status, undefined]);
    },
  };
}

/** Opens a page with the address that the newest mail's link redirects to. */
async function pageOfLink(world: World, email: string) {
  const { headers } = await world.openLink(email);
  const page = openPage(headers.get('Location') ?? '');
  onTestFinished(closePage);
  const storage = memoryStorage();
  const client = authClient(world, { storage, detectSessionInUrl: true });
  return { page, storage, result: await client.initialize() };
}

export const clientVectors: readonly Vector[] = [
  {
    id: 'H1',
    title: 'a refused sign-in is an AuthApiError with its code',
    needs: [],
    run: async (world) => {
      const { error } = await authClient(world).signInWithPassword(world.stranger());
      expect(error).toBeInstanceOf(AuthApiError);
      expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials']);
    },
  },
  {
    id: 'H2',
    title: 'a weak password is an AuthWeakPasswordError with its reasons',
    needs: [],
    run: async (world) => {
      const { email } = world.stranger();
      const { error } = await authClient(world).signUp({ email, password: 'abc12' });
      expect(error).toBeInstanceOf(AuthWeakPasswordError);
      expect(error).toMatchObject({ reasons: ['length'], code: 'weak_password' });
    },
  },
  retryableRow('500', 500),
  retryableRow('503', 503),
  retryableRow('refused', 0),
  {
    id: 'H4',
    title: 'an answer without a session is an AuthInvalidTokenResponseError',
    needs: ['control'],
    run: async (world) => {
      const error = await signInError(world, 'empty');
      expect(error).toBeInstanceOf(AuthInvalidTokenResponseError);
    },
  },
  {
    id: 'H5',
    title: 'a sign-up has a user with one identity and no session',
    needs: ['sign-up'],
    run: async (world) => {
      const { data } = await authClient(world).signUp(world.stranger());
      expect(data.session).toBeNull();
      expect(data.user?.identities).toHaveLength(1);
    },
  },
  {
    id: 'H5',
    title: 'a sign-up with an address that has an account has no identity',
    needs: ['member', 'sign-up'],
    run: async (world) => {
      const { data } = await authClient(world).signUp(await world.member());
      expect(data.session).toBeNull();
      expect(data.user?.identities).toHaveLength(0);
    },
  },
  {
    id: 'H6',
    title: 'a page opened by a used link gets the error otp_expired',
    needs: ['control'],
    run: async (world) => {
      const { email } = await pendingFor(world);
      await world.openLink(email);
      const { error } = (await pageOfLink(world, email)).result;
      expect(isAuthImplicitGrantRedirectError(error)).toBe(true);
      expect(error).toMatchObject({ details: { code: 'otp_expired' } });
    },
  },
  {
    id: 'H7',
    title: 'a page opened by a good link stores the session and clears its address',
    needs: ['control'],
    run: async (world) => {
      const { email } = await pendingFor(world);
      const { page, storage, result } = await pageOfLink(world, email);
      expect(result.error).toBeNull();
      expect(storage.getItem(storageKey)).toContain(email);
      expect(page.location.hash).toBe('');
    },
  },
  {
    id: 'H8',
    title: 'only a local sign-out works without the server',
    needs: ['control'],
    run: async (world) => {
      const client = authClient(world);
      await client.signInWithPassword(await world.member());
      await world.control.setFault('refused');
      expect((await client.signOut()).error).toBeInstanceOf(AuthRetryableFetchError);
      expect((await client.getSession()).data.session).not.toBeNull();
      await client.signOut({ scope: 'local' });
      expect((await client.getSession()).data.session).toBeNull();
    },
  },
];
