import { company } from '#src/queries/company.ts';

/** Absolute address of the site, the base of canonical links and structured data. */
export const siteAddress = new URL(company.siteUrl);
