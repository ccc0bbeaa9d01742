import { company } from '#src/content/company.ts';

/** The site's own address, absolute; canonical links and structured data begin with it. */
export const siteAddress = new URL(company.siteUrl);
