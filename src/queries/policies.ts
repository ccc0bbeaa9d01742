import { fillText } from '#src/domain/fill-text.ts';
import { invariant } from '#src/domain/invariant.ts';
import {
  CENTS_PER_DOLLAR,
  formatCents,
  formatWholeDollars,
  multiplyRounded,
} from '#src/domain/money.ts';
import { clockText } from '#src/domain/office-hours.ts';
import type { ContentFacts } from '#src/schemas/content-files.ts';
import { POLICY, policyNameSchema, type Policies, type PolicyName } from '#src/schemas/policies.ts';
import type { Prices } from '#src/schemas/prices.ts';
import { collectReads, mapTexts, noteReads } from './shown-files.ts';

const FILE = 'src/content/policies.yaml';

type Texts = ContentFacts['policy-texts.yaml'];

/** What a sentence may name besides its policy. */
export interface PolicyContext {
  /** Content of policy-texts.yaml in the language. */
  readonly texts: Texts;
  readonly prices: Pick<Prices, 'labor'>;
  /** Tag of the language, for lists and months. */
  readonly tag: string;
}

const dollarsText = (dollars: number) => formatWholeDollars(dollars * CENTS_PER_DOLLAR);

/** Multiplies a price by a factor with two decimals. */
function timesText(cents: number, factor: number): string {
  const product = multiplyRounded(cents, Math.round(factor * 100), 100);
  return product % CENTS_PER_DOLLAR === 0 ? formatWholeDollars(product) : formatCents(product);
}

function nightSentence(
  rate: NonNullable<Policies['nightRate']>,
  { texts, prices, tag }: PolicyContext,
) {
  const { from, to, weekends, holidays, times, perHourDollars } = rate;
  const copy = texts.nightRate;
  if (times === 1) return copy.same;
  const parts = [
    ...(from === undefined || to === undefined
      ? []
      : [fillText(copy.night, { from: clockText(from), to: clockText(to) })]),
    ...(weekends ? [copy.weekends] : []),
    ...(holidays ? [copy.holidays] : []),
  ];
  const when = new Intl.ListFormat(tag).format(parts);
  if (perHourDollars !== undefined)
    return fillText(copy.perHour, { rate: dollarsText(perHourDollars), when });
  const { firstHourCents, quarterHourCents } = prices.labor;
  invariant(times !== undefined, `${FILE}: nightRate has no price`);
  return fillText(copy.times, {
    firstHour: timesText(firstHourCents, times),
    quarterHour: timesText(quarterHourCents, times),
    when,
  });
}

type Writers = {
  readonly [Name in PolicyName]: (
    policy: NonNullable<Policies[Name]>,
    context: PolicyContext,
  ) => string;
};

const WRITERS: Writers = {
  nightRate: nightSentence,
  visitFee: ({ dollars, credited }, { texts: { visitFee } }) => {
    if (dollars === 0) return visitFee.none;
    return fillText(credited ? visitFee.credited : visitFee.kept, { fee: dollarsText(dollars) });
  },
  warranty: ({ laborMonths, partsMonths }, { texts: { warranty }, tag }) => {
    const { format } = new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: 'month',
      unitDisplay: 'long',
    });
    return fillText(partsMonths === 0 ? warranty.labor : warranty.both, {
      labor: format(laborMonths),
      parts: format(partsMonths),
    });
  },
  payment: ({ methods }, { texts: { payment }, tag }) =>
    fillText(methods.some((method) => method.endsWith('-card')) ? payment.cards : payment.noCards, {
      methods: new Intl.ListFormat(tag, { type: 'disjunction' }).format(
        methods.map((method) => payment.names[method]),
      ),
    }),
  financing: ({ provider, minimumDollars }, { texts: { financing } }) => {
    if (provider === undefined) return financing.none;
    return minimumDollars === 0
      ? fillText(financing.any, { provider })
      : fillText(financing.from, { provider, minimum: dollarsText(minimumDollars) });
  },
  insurance: ({ carrier }, { texts: { insurance } }) => fillText(insurance, { carrier }),
  whoComes: ({ plumbers, handymen, checks }, { texts: { whoComes } }) =>
    [whoComes.plumbers[plumbers], handymen && whoComes.handymen[handymen], checks]
      .filter((text) => text !== undefined)
      .join(' '),
  ownParts: ({ installed, laborWarranty }, { texts: { ownParts } }) => {
    if (!installed) return ownParts.none;
    return laborWarranty ? ownParts.warranty : ownParts.noWarranty;
  },
  prepaidVisits: (rule, { texts: { prepaidVisits } }) => prepaidVisits[rule],
  visitsPerWeek: (count, { texts: { visitsPerWeek } }) => fillText(visitsPerWeek, { count }),
};

/** Writes the sentence of a policy. */
export const writeSentence = <Name extends PolicyName>(
  name: Name,
  policy: NonNullable<Policies[Name]>,
  context: PolicyContext,
): string => WRITERS[name](policy, context);

/** Writes the sentences of the policies that are given, each with the translated files it comes from. */
export function writeSentences(policies: Policies, context: PolicyContext) {
  const write = <Name extends PolicyName>(name: Name) => {
    const policy = policies[name];
    return policy === undefined
      ? []
      : [[name, collectReads(() => writeSentence(name, policy, context))] as const];
  };
  return new Map(policyNameSchema.options.flatMap((name) => write(name)));
}

export type PolicySentences = ReturnType<typeof writeSentences>;

/** Returns the sentences of policies, those that are given, for a page or a text that shows them. */
export const sentencesOf = (
  names: readonly PolicyName[],
  sentences: PolicySentences,
): readonly string[] =>
  names.flatMap((name) => {
    const sentence = sentences.get(name);
    if (sentence === undefined) return [];
    noteReads(sentence.files);
    return sentence.value;
  });

/** A category of questions, of which some are answered by a policy. */
interface Category {
  readonly questions: readonly { readonly policy?: PolicyName; readonly answer: string }[];
}

/** Fills the sentences of policies into answers, and leaves out questions whose policy is not given. */
export function answerWithPolicies<Of extends Category>(
  category: Of,
  sentences: PolicySentences,
): Of {
  const questions = category.questions
    .filter(({ policy }) => policy === undefined || sentences.has(policy))
    .map((question) => {
      const { policy } = question;
      if (policy === undefined) return question;
      const fill = (text: string) =>
        text.includes(POLICY)
          ? text.replace(POLICY, () => sentencesOf([policy], sentences).join(' '))
          : text;
      return mapTexts(question, '', fill);
    });
  return { ...category, questions };
}
