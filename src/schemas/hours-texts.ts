import { z } from 'astro/zod';
import { WEEK } from '#src/domain/office-hours.ts';
import { templateSchema, textSchema } from './shared.ts';

/** Words around the days and hours of company.yaml (OWN-4). */
export const hoursTextsSchema = z
  .strictObject({
    days: z.record(z.enum(WEEK), textSchema).describe('names of the days, within a sentence'),
    everyDay: textSchema.describe('all days, within a sentence'),
    weekends: textSchema.describe('Saturdays and Sundays'),
    dayRange: templateSchema(['first', 'last'], 'three or more days'),
    clock: templateSchema(['time', 'half'], 'a time of day: 8 and AM'),
    times: templateSchema(['opens', 'closes'], 'from one time to another'),
    allDay: textSchema.describe('from midnight to midnight'),
    hours: templateSchema(['days', 'times'], 'days and their hours'),
    emergenciesOnly: z
      .strictObject({
        line: templateSchema(['days'], 'a line below the hours'),
        onWeekends: textSchema.describe(
          'beginning of a sentence, when the office is closed on Saturday and Sunday',
        ),
        onDays: templateSchema(['days'], 'the same for other days'),
        otherwise: textSchema.describe('the same, when the office is open on every day'),
      })
      .describe('when the office is closed, and only emergencies are answered'),
    closedOn: templateSchema(['dates'], 'days on which the office is closed besides'),
  })
  .meta({ title: 'Words for hours' });
