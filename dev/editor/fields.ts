import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { capitalize } from '#src/domain/capitalize.ts';
import { invariant } from '#src/domain/invariant.ts';
import { readFile } from '#src/queries/read-file.ts';
import { labelFrom } from '#src/schemas/field-labels.ts';

/** A schema as the editor's fields are computed from it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Where the values of a field come from: slugs of a folder, or the items of nested lists of a file. */
const relationSchema = z.union([
  z.strictObject({ folder: z.string(), label: z.string() }),
  z.strictObject({ file: z.string(), list: z.array(z.string()) }),
]);
const listsSchema = z.record(z.string(), z.array(z.unknown()).catch([]));
/** An item of a list: a text, or an object with id and name. */
const namedSchema = z.array(
  z.union([
    z.object({ id: z.string(), name: z.string() }),
    z.string().transform((text) => ({ id: text, name: text })),
  ]),
);

/** Texts with a higher limit are edited in several lines. */
const LONGEST_LINE = 80;
/** Fields that name an item of a list, best first. */
const ITEM_NAMES = ['name', 'title', 'question', 'heading', 'caption', 'author', 'part', 'visits'];
/** Ids of the specification, such as '(HOME-1)'. */
const IDS = / \((?:[A-Z]+-\d+|section \d+)(?:(?:,| and) (?:[A-Z]+-\d+|section \d+))*\)/g;

/** Describes a content schema as JSON Schema. A pattern has the message of its check in `message`. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern === undefined || jsonSchema['message'] !== undefined) return;
      const { error } = z.core.safeParse(zodSchema, '');
      const issue = error?.issues.find(({ code }) => code === 'invalid_format');
      invariant(issue !== undefined, `the pattern ${jsonSchema.pattern} permits an empty text`);
      jsonSchema['message'] = issue.message;
    },
  });
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws Error that names the field when the value is no schema. */
export function schemaOf(value: unknown, where: string): JsonSchema {
  invariant(isSchema(value), `${where}: no schema`);
  return value;
}

/** Resolves `X | null` to X: the editor leaves an optional field without a value out. */
export function withoutNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  return { ...anyOf?.find(({ type }) => type !== 'null'), ...schema };
}

/**
 * Creates the editor's fields for the properties of an object.
 *
 * @throws Error when a property has no widget.
 */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, value]) =>
    fieldOf(name, schemaOf(value, name), required.includes(name)),
  );
}

/** Finds the items of nested lists, such as the jobs of all categories. */
const itemsIn = (value: unknown, keys: readonly string[]) =>
  keys.reduce<unknown[]>(
    (found, key) => found.flatMap((item) => listsSchema.parse(item)[key] ?? []),
    [value],
  );

function relationWidget(relation: unknown) {
  const from = relationSchema.parse(relation);
  if ('folder' in from)
    return {
      widget: 'relation',
      collection: from.folder,
      value_field: '{{slug}}',
      display_fields: [from.label],
    } as const;
  const items = namedSchema.parse(itemsIn(readFile(`src/content/${from.file}`).fields, from.list));
  return {
    widget: 'select',
    options: items.map(({ id, name }) => ({ value: id, label: name })),
  } as const;
}

function fieldOf(name: string, nullable: JsonSchema, isRequired: boolean): Field {
  const schema = withoutNull(nullable);
  const { title: label = labelFrom(name, schema['unit']), description, relation } = schema;
  const field = {
    name,
    label,
    required: isRequired,
    ...(description !== undefined && { hint: capitalize(description.replaceAll(IDS, '')) }),
  };
  if (relation !== undefined) return { ...field, ...relationWidget(relation) };
  if (schema['icon'] === true) return { ...field, widget: 'icon', icons: schema.enum };
  if (schema.enum) return { ...field, widget: 'select', options: schema.enum };
  if (typeof schema.const === 'boolean')
    return {
      ...field,
      widget: 'select',
      options: [{ value: schema.const, label: schema.const ? 'Yes' : 'No' }],
    };
  if (schema.const !== undefined)
    return isRequired
      ? { name, widget: 'hidden', default: schema.const }
      : { ...field, widget: 'select', options: [String(schema.const)] };
  if (schema.oneOf) return { ...field, ...variantsWidget(name, schema.oneOf) };
  switch (schema.type) {
    case 'object':
      return { ...field, ...objectWidget(schema) };
    case 'array':
      // The editor asks for an item of every required list.
      invariant(
        !isRequired || schema.minItems !== undefined,
        `${name}: an empty list has no default`,
      );
      return { ...field, ...listWidget(name, label, schema, isRequired) };
    case 'boolean':
      // The editor saves a no where nothing was chosen.
      invariant(
        isRequired || schema.default === false,
        `${name}: yes or no is neither required nor no by default`,
      );
      return { ...field, widget: 'boolean', default: false };
    case 'number':
    case 'integer':
      return { ...field, ...numberWidget(schema) };
    case 'string':
      return { ...field, ...textWidget(schema) };
    default:
      throw new Error(`${name}: no widget for ${JSON.stringify(schema)}`);
  }
}

/** Objects of several shapes, told apart by a constant. */
function variantsWidget(name: string, shapes: readonly JsonSchema[]) {
  const isTag = (value: unknown) => isSchema(value) && value.const !== undefined;
  const tags = shapes.map(({ properties = {} }) =>
    Object.entries(properties).find(([, value]) => isTag(value)),
  );
  const typeKey = tags[0]?.[0];
  invariant(typeKey !== undefined, `${name}: no constant tells the shapes apart`);
  const types = shapes.map(({ properties = {}, required = [] }) => {
    const { [typeKey]: tag, ...others } = properties;
    const value = String(schemaOf(tag, typeKey).const);
    return {
      name: value,
      label: capitalize(value),
      fields: fieldsOf({ properties: others, required }),
    };
  });
  return { widget: 'object', typeKey, types } as const;
}

/** An object; its keys may be a list of choices. */
function objectWidget(schema: JsonSchema) {
  const keys = isSchema(schema.propertyNames) ? schema.propertyNames.enum : undefined;
  if (!keys) return { widget: 'object', fields: fieldsOf(schema) } as const;
  const value = schemaOf(schema.additionalProperties, 'values');
  return {
    widget: 'object',
    fields: keys.map((key) => fieldOf(String(key), value, true)),
  } as const;
}

/** Names one item of a list: 'Cities' become 'City'. */
const singular = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '');

function listWidget(name: string, label: string, schema: JsonSchema, isRequired: boolean) {
  const { minItems: min, maxItems: max } = schema;
  const item = schemaOf(schema.items, name);
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (item['relation'] !== undefined)
    return { ...relationWidget(item['relation']), multiple: true, ...limits } as const;
  if (item.enum)
    return {
      widget: 'select',
      multiple: true,
      options: item.enum,
      // Check boxes for any number of choices.
      dropdown_threshold: item.enum.length,
    } as const;
  const { title: one = singular(label) } = item;
  const list = { widget: 'list', label_singular: one, ...limits } as const;
  if (item.type !== 'object')
    return {
      ...list,
      field: { ...fieldOf(name, item, true), label: one },
      // A new file begins with as many as it needs. The editor adds them to every file without the list.
      ...(isRequired &&
        item.type === 'string' &&
        min !== undefined && { default: Array<string>(min).fill('') }),
    };
  const { properties = {} } = item;
  const itemName = [...ITEM_NAMES, ...Object.keys(properties)].find((key) => key in properties);
  invariant(itemName !== undefined, `${name}: items without fields`);
  return { ...list, collapsed: true, summary: `{{fields.${itemName}}}`, fields: fieldsOf(item) };
}

/** JSON Schema has no flags: a Unicode class, such as \p{Ll}, needs one. */
const patternOption = (pattern: string, message: unknown): [pattern: string, message: string] => [
  pattern.includes('\\p{') ? `/${pattern}/u` : pattern,
  capitalize(String(message)),
];

function numberWidget(schema: JsonSchema) {
  const { type, minimum, exclusiveMinimum, maximum, unit } = schema;
  const isInteger = type === 'integer';
  const min = isInteger && typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum;
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const limits = [min !== undefined && ` from ${min}`, max !== undefined && ` up to ${max}`];
  const {
    pattern = isInteger ? String.raw`^-?\d+$` : String.raw`^-?\d+(\.\d+)?$`,
    message = `a ${isInteger ? 'whole ' : ''}number${limits.filter(Boolean).join('')}`,
  } = schema;
  return { widget: 'amount', pattern: patternOption(pattern, message), min, max, unit } as const;
}

function textWidget(schema: JsonSchema) {
  const { format, hasConditions, minLength, maxLength, pattern, message, multiline, photo } =
    schema;
  if (photo !== undefined) return { widget: 'photo', photo } as const;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  const limits = {
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    // The build checks a text with conditions, of which one form is shown.
    ...(maxLength !== undefined && hasConditions !== true && { maxlength: maxLength }),
    use_emoji_autocomplete: false,
  };
  if (format === 'uri') return { widget: 'string', type: 'url', ...limits } as const;
  const isLong = multiline === true || (maxLength !== undefined && maxLength > LONGEST_LINE);
  if (isLong && pattern === undefined) return { widget: 'text', ...limits } as const;
  return {
    widget: 'string',
    ...limits,
    ...(pattern !== undefined && { pattern: patternOption(pattern, message) }),
  } as const;
}
