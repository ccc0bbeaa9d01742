import { z } from 'astro/zod';

type Schema = z.core.$ZodType;

/** What a schema says of a field besides its shape: on the field itself, or on one around it. */
export interface FieldRules {
  /** Undefined for a field that the schema does not have. */
  readonly schema: Schema | undefined;
  /**
   * Whether a translation has the texts of the field, and not the English file alone. 'own': each
   * language has its own words, which no other has to match.
   */
  readonly translated: Translated;
  /** Whether pages in another language do without a text that has no translation. */
  readonly mayLackTranslation: boolean;
  /** Names in braces that the page fills in, besides facts. */
  readonly placeholders: readonly string[];
}

type Translated = boolean | 'own';

/** Texts are translated unless their schema says otherwise. */
const DEFAULTS: Omit<FieldRules, 'schema'> = {
  translated: true,
  mayLackTranslation: false,
  placeholders: [],
};

/** Lists a schema and those that it wraps: an optional one, one with a default value, one to convert. */
export function layersOf(schema: Schema): readonly Schema[] {
  const { def } = schema._zod;
  const inner: unknown = 'innerType' in def ? def.innerType : 'in' in def ? def.in : undefined;
  return inner instanceof z.core.$ZodType ? [schema, ...layersOf(inner)] : [schema];
}

const metaSchema = z
  .looseObject({
    translated: z.union([z.boolean(), z.literal('own')]).optional(),
    mayLackTranslation: z.boolean().optional(),
    placeholders: z.array(z.string()).optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    unit: z.string().optional(),
  })
  .optional();

const saidBySchema = new WeakMap<Schema, z.infer<typeof metaSchema>>();

/** Returns what a schema says of itself, without those that it wraps. Every text of a language asks for it. */
export function metaOf(schema: Schema): z.infer<typeof metaSchema> {
  if (!saidBySchema.has(schema))
    saidBySchema.set(schema, metaSchema.parse(z.globalRegistry.get(schema)));
  return saidBySchema.get(schema);
}

/** Reads the rules of a field; those that its schema does not state are those around it. */
function rulesOf(schema: Schema, around: Omit<FieldRules, 'schema'>): FieldRules {
  let { translated, mayLackTranslation, placeholders } = around;
  for (const layer of layersOf(schema)) {
    const own = metaOf(layer);
    translated = own?.translated ?? translated;
    mayLackTranslation = own?.mayLackTranslation ?? mayLackTranslation;
    placeholders = own?.placeholders ?? placeholders;
  }
  return { schema, translated, mayLackTranslation, placeholders };
}

/** Returns the rules of a whole file. */
export const rulesOfFile = (schema: Schema): FieldRules => rulesOf(schema, DEFAULTS);

function childOf(schema: Schema, name: string): Schema | undefined {
  const inner = layersOf(schema).at(-1);
  if (inner instanceof z.ZodObject) return inner.shape[name];
  if (inner instanceof z.ZodArray) return inner.element;
  if (inner instanceof z.ZodRecord) return inner.valueType;
  if (!(inner instanceof z.ZodUnion)) return undefined;
  return inner.options.map((option) => childOf(option, name)).find((child) => child !== undefined);
}

/**
 * Returns the rules of a field within another.
 *
 * @param name - Name of the field, or the position of an item in a list.
 */
export function rulesWithin(around: FieldRules, name: string): FieldRules {
  const schema = around.schema && childOf(around.schema, name);
  return schema === undefined ? { ...around, schema } : rulesOf(schema, around);
}

/** Whether a translation has a text for a field: a text of its own, no choice and no address. */
export function isTranslated({ schema, translated }: FieldRules): boolean {
  return (
    translated === true && schema !== undefined && layersOf(schema).at(-1) instanceof z.ZodString
  );
}
