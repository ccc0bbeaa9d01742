import { describe, expect, test } from 'vitest';
import { wrap } from '#src/pictures/label.tsx';

describe('wrap', () => {
  test.each([
    ['Vent', 100, ['Vent']],
    ['Discharge pipe', 100, ['Discharge', 'pipe']],
    ['Discharge pipe', 140, ['Discharge pipe']],
    ['Open end of the pipe', 90, ['Open end', 'of the', 'pipe']],
  ])('breaks %j at %d units', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  test('throws for a word that is wider than the space', () => {
    expect(() => wrap('Discharge pipe', 60)).toThrow("'Discharge' in 'Discharge pipe' is too long");
  });
});
