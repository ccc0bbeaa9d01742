import { z } from 'astro/zod';
import { slugFromText } from '#src/domain/slug.ts';
import { nearest } from '#src/domain/nearest-cities.ts';
import { type citySchema } from '#src/schemas/city.ts';
import { answerFields, NAMED_CITIES, NEEDS_VISIT } from './answer-fields.ts';
import { didYouMean, LIST_COUNTY, LIST_FILE, listedPlaces } from './places.ts';
import { checkAnswers } from './problems.ts';

/** Of a row that does not say its kind. */
const USUAL_KIND = 'city';

const answered = answerFields.shape;
/** Answers about places, which are checked together. */
const placeFields = z.object({
  base: answered.base,
  postalCode: answered.postalCode,
  territory: z.object({ county: answered.territory.shape.county }),
  cities: answered.cities,
  namedCities: answered.namedCities,
});

type PlaceFields = z.output<typeof placeFields>;
type Context = z.core.$RefinementCtx;

/** A city with every fact that its page computes from. */
export interface AdoptedCity {
  readonly slug: string;
  readonly name: string;
  readonly kind: z.output<typeof citySchema.shape.kind>;
  readonly county: string;
  readonly area: string;
  readonly lat: number;
  readonly lng: number;
  readonly zips: string[];
  /** ZIP codes of an earlier city, with its name. */
  readonly zipsSharedWith: readonly { readonly zip: string; readonly city: string }[];
}

/** Completes the cities from the list, and reports those that cannot be completed. */
function resolveCities(
  { cities, territory: { county } }: PlaceFields,
  ctx: Context,
): AdoptedCity[] {
  const bySlug = new Map<string, AdoptedCity>();
  const byZip = new Map<string, string>();
  for (const [area, rows] of Object.entries(cities))
    rows.forEach((row, at) => {
      const fail = (message: string) => {
        ctx.addIssue({ code: 'custom', path: ['cities', area, at], message });
      };
      const slug = slugFromText(row.name);
      // A town of another county may have the name of a listed one.
      const listed = (row.county ?? county) === LIST_COUNTY ? listedPlaces.get(slug) : undefined;
      const lat = row.lat ?? listed?.lat;
      const lng = row.lng ?? listed?.lng;
      const zips = row.zips ?? listed?.zips.slice();
      if (lat === undefined && /;| and /.test(row.name))
        return fail(`'${row.name}': write commas between the names`);
      if (lat === undefined || lng === undefined || zips === undefined)
        return fail(
          `'${row.name}'${didYouMean(row.name)} is not in ${LIST_FILE}; in a file of answers, write it as { name: ${row.name}, lat: 33.9, lng: -118.1, zips: ['90000'] }`,
        );
      if (zips.length === 0)
        return fail(
          `'${row.name}' has no ZIP code in the list; in a file of answers, write { name: ${row.name}, zips: ['90000'] } with those of its homes`,
        );
      if (bySlug.has(slug)) return fail(`'${row.name}' is listed twice`);
      const shared = zips.flatMap((zip) => {
        const other = byZip.get(zip);
        return other === undefined ? [] : [{ zip, city: other }];
      });
      for (const zip of zips) if (!byZip.has(zip)) byZip.set(zip, row.name);
      bySlug.set(slug, {
        slug,
        name: listed?.name ?? row.name,
        kind: row.kind ?? listed?.kind ?? USUAL_KIND,
        county: row.county ?? county,
        area,
        lat,
        lng,
        zips: zips.toSorted(),
        zipsSharedWith: shared,
      });
    });
  return [...bySlug.values()];
}

/** Completes the places of a firm and checks them with each other. */
function resolvePlaces(fields: PlaceFields, ctx: Context) {
  const cities = resolveCities(fields, ctx);
  const find = (name: string, path: (string | number)[]) => {
    const found = cities.find(({ slug }) => slug === slugFromText(name));
    if (found === undefined)
      ctx.addIssue({
        code: 'custom',
        path,
        message: `'${name}'${didYouMean(name)} is not one of the cities: add it to them`,
      });
    return found;
  };
  const base = find(fields.base, ['base']);
  const named = fields.namedCities?.map((name, at) => find(name, ['namedCities', at]));
  const postalCode = fields.postalCode ?? base?.zips[0];
  if (base !== undefined && postalCode !== undefined && !base.zips.includes(postalCode))
    ctx.addIssue({
      code: 'custom',
      path: ['postalCode'],
      message: `${postalCode} is not a ZIP code of ${base.name} (${base.zips.join(', ')})`,
    });
  if (ctx.issues.length > 0 || base === undefined || postalCode === undefined) return undefined;
  return { cities, base, postalCode, namedCities: named?.filter((one) => one !== undefined) };
}

/** The places of a firm, complete and cross-checked. Other answers may be missing. */
export const placesSchema = placeFields.transform(
  (fields, ctx) => resolvePlaces(fields, ctx) ?? z.NEVER,
);

/** The answers of a firm, complete and cross-checked. Messages name the answer. */
export const answersSchema = answerFields.transform((fields, ctx) => {
  const { prices, clubs } = fields;
  const hasClub = clubs.reviewReward !== undefined || clubs.referral || clubs.yard;
  if (prices.minimumService === undefined && hasClub)
    ctx.addIssue({ code: 'custom', path: ['clubs'], message: NEEDS_VISIT });
  const places = resolvePlaces(fields, ctx);
  return places === undefined ? z.NEVER : { ...fields, ...places };
});

/**
 * Checks the answers of a firm. Its places are checked also when another answer is refused, so that all
 * refusals are said at once.
 */
export function checkFirm(given: unknown) {
  const { facts, problems } = checkAnswers(answersSchema, given);
  if (facts !== undefined) return { facts, problems };
  const said = new Set(problems.map(({ path }) => z.core.toDotPath(path)));
  const places = checkAnswers(placesSchema, given).problems;
  return {
    facts,
    problems: [...problems, ...places.filter(({ path }) => !said.has(z.core.toDotPath(path)))],
  };
}

/** Validated answers of a firm. */
export type Answers = z.output<typeof answersSchema>;

/** Selects the cities that the home page names: those of the answers, or the nearest to the base. */
export function namedCities(
  { base, namedCities: named }: Answers,
  published: readonly AdoptedCity[],
) {
  return (
    named ?? [
      base,
      ...nearest(
        base,
        published.filter((one) => one !== base),
        NAMED_CITIES - 1,
      ).map(({ place }) => place),
    ]
  );
}
