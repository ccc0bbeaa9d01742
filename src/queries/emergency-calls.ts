import { telLink, telLinkOfPrinted } from '#src/domain/contact-links.ts';
import { invariant } from '#src/domain/invariant.ts';
import type { Utility } from '#src/schemas/utilities.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { contentError } from './content-error.ts';
import { sourcesIn } from './sources.ts';
import { emergencyNumber, getUtility } from './utilities.ts';

const { company, territory } = sourcesIn(DEFAULT_LOCALE);

/** Kinds of emergency in the order of the choices (EMERG-1). They are also the ids of their sections. */
export const emergencyKinds = ['water', 'gas', 'sewage'] as const;

/** A part of a step: text, what to do in bold, or the call link of a phone number. */
export interface StepPart {
  readonly text: string;
  readonly href?: string;
  readonly isBold?: boolean;
}

/** The call link of a phone number. */
export type CallPart = Required<Pick<StepPart, 'text' | 'href'>>;

/** Call link of a public service: its emergency number. */
export function callOf(utility: Utility): CallPart {
  const text = emergencyNumber(utility);
  return { text, href: telLinkOfPrinted(text) };
}

/** Call links in the emergency steps, by placeholder (EMERG-2). */
const CALLS: ReadonlyMap<string, CallPart> = new Map([
  ['call.company', { text: company.phone.display, href: telLink(company.phone.e164) }],
  // A short number has no E.164 form.
  ['call.911', { text: '911', href: 'tel:911' }],
  ['call.gas', callOf(getUtility(territory.gas, 'src/content/territory.yaml: gas'))],
]);

/**
 * Finds the call link of a placeholder.
 *
 * @throws Error when a step of emergency.yaml names an unknown placeholder.
 */
export function emergencyCall(name: string): CallPart {
  const call = CALLS.get(name);
  if (call === undefined) throw contentError(`src/content/emergency.yaml: no call link {${name}}`);
  return call;
}

/** Splits a step into its texts, the words in `**` and call links. */
export function stepParts(step: string): readonly StepPart[] {
  // Every second part is in the marks.
  return step
    .split(/\{([^{}]*)\}/)
    .flatMap((part, at): readonly StepPart[] =>
      at % 2 === 0
        ? part.split('**').map((text, mark) => (mark % 2 === 0 ? { text } : { text, isBold: true }))
        : [emergencyCall(part)],
    );
}

const asText = (step: string) =>
  stepParts(step)
    .map(({ text }) => text)
    .join('');

function textAt(steps: readonly string[], at: number): string {
  const step = steps[at];
  invariant(step !== undefined, `no step ${at}`);
  return asText(step);
}

/** Reads facts for other texts (EMERG-4), such as `emergency.gas.1`, the first step at a smell of gas. */
export function readEmergencyFacts(
  locale: Locale,
): readonly (readonly [name: string, text: () => string])[] {
  const { valves, ...guides } = sourcesIn(locale).emergency;
  const { lever, wheel, meter } = valves;
  return [
    ...emergencyKinds.flatMap((kind) => {
      const { steps } = guides[kind];
      return steps.map(
        (_, at) => [`emergency.${kind}.${at + 1}`, () => textAt(steps, at)] as const,
      );
    }),
    ['emergency.gas.inTexts', () => guides.gas.inTexts],
    ['emergency.lever', () => lever.text],
    ['emergency.wheel', () => wheel.text],
    ['emergency.meter', () => meter.text],
  ];
}
