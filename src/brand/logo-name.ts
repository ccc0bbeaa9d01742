import { company } from '#src/queries/content.ts';

/** Number of characters that fit beside the navigation and the menu button. */
const MAX_CHARACTERS = 24;

/** The name in the logo: the company's name, or its short name where that is too long. */
export const logoName = company.name.length > MAX_CHARACTERS ? company.shortName : company.name;

/** The lines of the logo: the company's last word stands below the others, the short name alone. */
export const logoLines: readonly string[] =
  logoName === company.name ? logoName.split(/ (?=\S+$)/) : [logoName];
