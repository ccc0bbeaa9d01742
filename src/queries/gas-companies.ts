import type { Utility } from '#src/schemas/utilities.ts';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { content, type Place } from './content.ts';
import { getUtility } from './utilities.ts';

/** A city whose gas company is another than that of the territory (LOC-1). */
export interface CityGasCompany {
  readonly city: Place;
  readonly utility: Utility;
}

/** Finds the gas company that a city names; undefined where that of the territory serves it. */
const gasCompanyOf = ({ slug, gas }: Place): Utility | undefined =>
  gas === undefined ? undefined : getUtility(gas, `src/content/cities/${slug}.md: gas`);

/** Returns the cities that name a gas company, sorted by name. */
export function getCityGasCompanies(): readonly CityGasCompany[] {
  return content(DEFAULT_LOCALE).places.flatMap((city) => {
    const utility = gasCompanyOf(city);
    return utility === undefined ? [] : { city, utility };
  });
}
