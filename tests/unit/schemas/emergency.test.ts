import { expect, test } from 'vitest';
import { emergencyCall, stepParts } from '#src/queries/emergency-calls.ts';

test('EMERG-2 a step is split into texts and call links', () => {
  expect(stepParts('Call {call.911}, then leave.')).toEqual([
    { text: 'Call ' },
    { text: '911', href: 'tel:911' },
    { text: ', then leave.' },
  ]);
});

test('a step has what to do in bold', () => {
  expect(stepParts('If dry, **close the valve** by hand.')).toEqual([
    { text: 'If dry, ' },
    { text: 'close the valve', isBold: true },
    { text: ' by hand.' },
  ]);
});

test('EMERG-6 an unknown call link names the file', () => {
  expect(() => emergencyCall('call.112')).toThrow(
    'src/content/emergency.yaml: no call link {call.112}',
  );
});
