import { describe, expect, test } from 'vitest';
import { numberFromText } from '#dev/adopt/read-answer.ts';

describe('OWN-4 numberFromText', () => {
  test.each([
    ['384', 384],
    ['$384', 384],
    ['$1,250', 1250],
    ['1250.00', 1250],
    ['9.75', 9.75],
    ['9.75%', 9.75],
    ['9.75 %', 9.75],
  ])('reads %s as %d', (line, value) => {
    expect(numberFromText(line)).toBe(value);
  });

  test.each(['9,75', '1.250,00', 'about 380', '380-420', '1,25', ''])(
    'leaves %j as it is',
    (line) => {
      expect(numberFromText(line)).toBe(line);
    },
  );
});
