import { describe, expect, test } from 'vitest';
import { invariant } from '#src/domain/invariant.ts';

describe('invariant', () => {
  test('returns when the condition is true', () => {
    expect(() => invariant(true, 'not shown')).not.toThrow();
  });

  test('throws an error with the message when the condition is false', () => {
    expect(() => invariant(false, 'no direction')).toThrow(new Error('no direction'));
  });
});
