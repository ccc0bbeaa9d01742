import type { SQLOutputValue } from 'node:sqlite';

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** A text column. @throws TypeError when the column holds something else */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${column} holds no text`);
}

/** A text column that may be empty. */
export function optionalTextIn(row: Row, column: string): string | null {
  return row[column] === null ? null : textIn(row, column);
}

/** An integer column: a time in milliseconds or a count. @throws TypeError as above */
export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new TypeError(`Column ${column} holds no number`);
}

/** An integer column that may be empty. */
export function optionalNumberIn(row: Row, column: string): number | null {
  return row[column] === null ? null : numberIn(row, column);
}
