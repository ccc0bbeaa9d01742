import { company } from '#src/content/company.ts';
import { mailtoLink, SUBJECTS, telLink } from '#src/domain/contact-links.ts';

/** The company's contact links, as every page uses them (PROD-6, section 7). */
export const contact = {
  call: telLink(company.phone.e164),
  phone: company.phone.display,
  /** As islands take it. */
  phoneLink: { display: company.phone.display, href: telLink(company.phone.e164) },
  email: company.email,
  schedule: mailtoLink(company.email, SUBJECTS.elsewhere),
  scheduleFromHeader: mailtoLink(company.email, SUBJECTS.header),
} as const;
