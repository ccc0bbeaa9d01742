import { z } from 'astro/zod';
import { labelSchema, templateSchema, textSchema } from './shared.ts';

/** Words and sentences of the price calculator (CALC-1 to CALC-6). */
export const calculatorSchema = z
  .strictObject({
    hour: textSchema.max(20).describe('after the number 1'),
    hours: textSchema.max(20).describe('after any other number'),
    spokenEstimate: templateSchema(
      ['hours', 'labor', 'materials', 'tax', 'total'],
      'for screen readers, after each change',
    ),
    emailBody: templateSchema(
      ['hours', 'labor', 'cost', 'markup', 'materials', 'rate', 'tax', 'total'],
      'email with the estimate',
    ),
    hoursLabel: labelSchema,
    spokenHours: templateSchema(['hours', 'labor'], 'value of the slider, for screen readers'),
    less: templateSchema(['minutes'], 'button for a shorter time'),
    more: templateSchema(['minutes'], 'button for a longer time'),
    materialsLabel: labelSchema,
    plain: textSchema.describe('hint below the field'),
    unreadable: textSchema.describe('hint after an entry that is no number'),
    negative: templateSchema(['cost'], 'hint after a number below zero'),
    rounded: templateSchema(['cost'], 'hint after an entry with parts of a cent'),
    largest: templateSchema(['cost'], 'hint after an entry that is too large'),
    estimate: labelSchema.describe('heading above the lines'),
    labor: labelSchema,
    materials: labelSchema,
    materialsNote: templateSchema(['cost', 'markup'], 'beside the marked-up materials'),
    noCost: labelSchema.describe('{cost} in `materialsNote` before a cost is entered'),
    tax: labelSchema,
    taxNote: templateSchema(['rate'], 'beside the sales tax'),
    total: labelSchema,
    email: labelSchema.describe('link that opens an email with the estimate'),
    emailSubject: labelSchema.describe('subject of that email'),
    print: labelSchema,
    copy: labelSchema.describe('button that copies the link to the estimate'),
    copied: labelSchema.describe('after copying'),
    link: templateSchema(['link'], 'where the browser does not allow copying'),
    share: labelSchema,
  })
  .meta({ title: 'Price calculator' });
