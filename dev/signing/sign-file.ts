import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { pacificDay } from '#src/domain/pacific-day.ts';
import type { TranslatedFile } from '#src/queries/translation-files.ts';
import type { Review } from '#src/schemas/edition.ts';
import { withReview } from './review-fields.ts';

/** First and last name of a person who signs, without spaces around it. */
export const signerSchema = z
  .string()
  .trim()
  .max(80)
  .regex(/^\p{L}\S* .*\p{L}/u, 'Type your first and last name.');

/** Writes changed fields of its review into a translated file. */
export function writeReview({ file, review }: TranslatedFile, changes: Partial<Review>): void {
  writeFileSync(file, withReview(readFileSync(file, 'utf8'), { ...review, ...changes }));
}

/**
 * Signs the texts of a translated file in both languages (ES-5).
 *
 * @param file - The file with the texts that were compared.
 * @param reviewedBy - Who compared them.
 */
export function signFile(file: TranslatedFile, reviewedBy: string): void {
  writeReview(file, { ...file.marks, reviewedBy, reviewedOn: pacificDay(new Date()).iso });
}
