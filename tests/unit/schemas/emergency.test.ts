import { describe, expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { emergencyCall, stepParts } from '#src/queries/emergency-calls.ts';
import { emergencySchema } from '#src/schemas/emergency.ts';
import { schemaProblems } from '#tests/support/schema-problems.ts';

const { emergency } = content('en');

const { gas, valves } = emergency;

describe('EMERG-6 emergencySchema rejects', () => {
  test.each([
    ['more than four steps', { gas: { ...gas, steps: [...gas.steps, gas.steps[0]] } }, 'gas.steps'],
    [
      'a long step',
      { gas: { ...gas, steps: [gas.steps[0], 'Leave. '.repeat(40)] } },
      'gas.steps.1',
    ],
    [
      'a drawing without a text alternative',
      { valves: { ...valves, lever: { ...valves.lever, drawing: '' } } },
      'valves.lever.drawing',
    ],
  ])('%s', (_, change, field) => {
    const [problem] = schemaProblems(emergencySchema, { ...emergency, ...change });
    expect(problem?.split(':')[0]).toBe(field);
  });
});

test('EMERG-2 a step is split into texts and call links', () => {
  expect(stepParts('Call {call.911}, then leave.')).toEqual([
    { text: 'Call ' },
    { text: '911', href: 'tel:911' },
    { text: ', then leave.' },
  ]);
});

test('EMERG-6 an unknown call link names the file', () => {
  expect(() => emergencyCall('call.112')).toThrow(
    'src/content/emergency.yaml: no call link {call.112}',
  );
});
