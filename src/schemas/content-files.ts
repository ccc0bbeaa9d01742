import type { z } from 'astro/zod';
import { invariant } from '#src/domain/invariant.ts';
import { pacificDay } from '#src/domain/pacific-day.ts';
import { answersSchema } from './answers.ts';
import { calculatorSchema } from './calculator.ts';
import { cityPageSchema } from './city-page.ts';
import { citySchema } from './city.ts';
import { companySchema } from './company.ts';
import { controlsSchema } from './controls.ts';
import { emergencySchema } from './emergency.ts';
import { faqCategorySchema } from './faq.ts';
import { handymanSchema } from './handyman.ts';
import { homeSchema } from './home.ts';
import { hoursTextsSchema } from './hours-texts.ts';
import { legalSchema } from './legal.ts';
import { licensedServicesSchema } from './licensed-services.ts';
import { loginSchema } from './login.ts';
import { offlineSchema } from './offline.ts';
import { pagesSchema } from './pages.ts';
import { picturesSchema } from './pictures.ts';
import { policiesSchema, policyTextsSchema } from './policies.ts';
import { pricesSchema } from './prices.ts';
import { createQuotesSchema, jobPhotosSchema, peopleSchema } from './proof.ts';
import { servicePageSchema, serviceSchema } from './service.ts';
import { siteSchema } from './site.ts';
import { territorySchema } from './territory.ts';
import { utilitiesSchema } from './utilities.ts';

/** Schema of every file in a folder of src/content. */
export const folderSchemas = {
  cities: citySchema,
  services: serviceSchema,
  faq: faqCategorySchema,
  legal: legalSchema,
} as const;

/** Schema of each single file of src/content. */
export const fileSchemas = {
  'company.yaml': companySchema,
  'territory.yaml': territorySchema,
  'utilities.yaml': utilitiesSchema,
  'prices.yaml': pricesSchema,
  'policies.yaml': policiesSchema,
  'policy-texts.yaml': policyTextsSchema,
  'hours-texts.yaml': hoursTextsSchema,
  'home.yaml': homeSchema,
  'licensed-services.yaml': licensedServicesSchema,
  'service-page.yaml': servicePageSchema,
  'handyman.yaml': handymanSchema,
  'city-page.yaml': cityPageSchema,
  'emergency.yaml': emergencySchema,
  'answers.yaml': answersSchema,
  'pictures.yaml': picturesSchema,
  'offline.yaml': offlineSchema,
  'pages.yaml': pagesSchema,
  'site.yaml': siteSchema,
  'calculator.yaml': calculatorSchema,
  'login.yaml': loginSchema,
  'controls.yaml': controlsSchema,
  'people.yaml': peopleSchema,
  'job-photos.yaml': jobPhotosSchema,
  'quotes.yaml': createQuotesSchema(pacificDay(new Date()).iso),
} as const;

/** Files that the scripts of islands contain: a page has their texts only where it is not in English. */
export const ISLAND_FILES = ['calculator.yaml', 'login.yaml', 'controls.yaml'] as const;
/** Name of a file that the scripts of islands contain. */
export type IslandFile = (typeof ISLAND_FILES)[number];
/** The same without its ending. */
export type IslandName = IslandFile extends `${infer Name}.yaml` ? Name : never;

/** Name of a single file of src/content. */
export type ContentFile = keyof typeof fileSchemas;
/** Validated facts of the single files, by name. */
export type ContentFacts = { [Name in ContentFile]: z.output<(typeof fileSchemas)[Name]> };
/** Name of a folder of src/content. */
export type ContentFolder = keyof typeof folderSchemas;
/** Validated fields of the files of each folder. */
export type FolderFacts = { [Name in ContentFolder]: z.output<(typeof folderSchemas)[Name]> };

/**
 * Returns the schema of a file of src/content.
 *
 * @param name - Name in that folder, such as 'home.yaml' or 'services/water-heaters.md'.
 * @throws Error when no file has this name.
 */
export function schemaOf(name: string): z.ZodType {
  const [key] = name.split('/');
  const schema = new Map<string, z.ZodType>([
    ...Object.entries(fileSchemas),
    ...Object.entries(folderSchemas),
  ]).get(key ?? name);
  invariant(schema !== undefined, `src/content/${name}: no schema`);
  return schema;
}
