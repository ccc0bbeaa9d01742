import { AsyncLocalStorage } from 'node:async_hooks';
import { rulesWithin, type FieldRules } from '#src/schemas/field-rules.ts';

/** Translated files whose texts the current computation has read. */
const reads = new AsyncLocalStorage<Set<string>>();

/** Notes that texts of translated files are read. */
export function noteReads(files: Iterable<string>): void {
  const noted = reads.getStore();
  if (noted) for (const file of files) noted.add(file);
}

/**
 * Runs a computation and collects the translated files whose texts it reads, apart from those of the
 * computation around it.
 *
 * @returns its result, and the files. Where the result is a promise, they are complete once it is.
 */
export function collectReads<Value>(compute: () => Value): {
  readonly value: Value;
  readonly files: ReadonlySet<string>;
} {
  const files = new Set<string>();
  return { value: reads.run(files, compute), files };
}

/** A property that notes its files, where it has any, whenever its value is read. */
const notingProperty = (value: unknown, files: ReadonlySet<string>): PropertyDescriptor =>
  files.size === 0
    ? { enumerable: true, configurable: true, writable: true, value }
    : {
        enumerable: true,
        get: () => {
          noteReads(files);
          return value;
        },
      };

/**
 * Copies a value with every text changed. A text of the copy has the files that its computation read:
 * whoever reads the text reads them too, however often it was copied and filled in before. Spreading
 * an object reads all of its texts.
 *
 * @param value - Text, or any value that contains texts in nested arrays and objects.
 * @param where - File and field of the value, which `change` gets for every text.
 * @param change - Computes the new text.
 * @param rules - Rules of the value, of which `change` gets those of every text.
 */
export function mapTexts<Value>(
  value: Value,
  where: string,
  change: (text: string, where: string, rules?: FieldRules) => string,
  rules?: FieldRules,
): Value;
export function mapTexts(
  value: unknown,
  where: string,
  change: (text: string, where: string, rules?: FieldRules) => string,
  rules?: FieldRules,
): unknown {
  if (typeof value === 'string') return change(value, where, rules);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [] : {};
  for (const key of Object.keys(value)) {
    const field = Array.isArray(value) ? `${where}[${key}]` : `${where}: ${key}`;
    const { value: inner, files } = collectReads((): unknown =>
      mapTexts(Reflect.get(value, key), field, change, rules && rulesWithin(rules, key)),
    );
    Object.defineProperty(copy, key, notingProperty(inner, files));
  }
  return copy;
}
