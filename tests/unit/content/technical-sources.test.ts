import { expect, test } from 'vitest';
import { translationFolder } from '#src/queries/translation-files.ts';
import { CLAIM_SUBJECTS, type ClaimSubject } from '#src/schemas/sources.ts';
import { contentSources } from '#tests/support/content-sources.ts';
import { contentSentences } from '#tests/support/sentences.ts';

/** What a sentence names when it is about a subject. */
const NAMED: Readonly<Record<ClaimSubject, RegExp>> = {
  'air-admittance-valve': /\bair (?:admittance )?valves?\b/i,
  'air-gap': /\bair[- ]gaps?\b|\bhigh loop\b/i,
  contract: /\bwritten contracts?\b/i,
  'expansion-tank': /\bexpansion tanks?\b/i,
  'gas-connector': /\bgas connectors?\b/i,
  // What a permit costs is in no code.
  permit: /\bpermits?\b(?! fees?\b)/i,
  'relief-valve': /\brelief (?:valves?|pipes?|lines?)\b|\bdischarge pipes?\b/i,
  // Pipes and furniture have straps too.
  straps: /\bstrap.*\b(?:heater|tank|framing|studs)\b|\b(?:heater|tank|framing|studs)\b.*\bstrap/i,
  'water-pressure': /\bpsi\b|\bpounds per square inch\b/i,
};

/** Names of parts: the texts around a picture have the sources. */
const WITHOUT_SOURCES = ['src/content/pictures.yaml'];

const english = contentSentences.filter(
  ({ file }) => !file.startsWith(`${translationFolder('es')}/`) && !WITHOUT_SOURCES.includes(file),
);
const files = [...Map.groupBy(english, ({ file }) => file)].map(([file, sentences]) => {
  const sources = contentSources.get(file) ?? [];
  return {
    file,
    named: CLAIM_SUBJECTS.filter((to) => sentences.some(({ text }) => NAMED[to].test(text))),
    sourced: CLAIM_SUBJECTS.filter((to) => sources.some((source) => source.for === to)),
  };
});

test('a file that names what a code or a manufacturer decides has a source for it', () => {
  const missing = files.flatMap(({ file, named, sourced }) =>
    named.filter((subject) => !sourced.includes(subject)).map((subject) => `${file}: ${subject}`),
  );
  expect(missing).toEqual([]);
});

test('a file has no source for a subject that it does not name', () => {
  const useless = files.flatMap(({ file, named, sourced }) =>
    sourced.filter((subject) => !named.includes(subject)).map((subject) => `${file}: ${subject}`),
  );
  expect(useless).toEqual([]);
});
