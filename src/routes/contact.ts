import { company } from '#src/queries/company.ts';
import { mailtoLink, SUBJECTS, telLink } from '#src/domain/contact-links.ts';

/** The company's contact links (PROD-6, section 7 of the specification). */
export const contact = {
  call: telLink(company.phone.e164),
  phone: company.phone.display,
  /** Phone number and link in the form that islands expect. */
  phoneLink: { display: company.phone.display, href: telLink(company.phone.e164) },
  email: company.email,
  schedule: mailtoLink(company.email, SUBJECTS.elsewhere),
  scheduleFromHeader: mailtoLink(company.email, SUBJECTS.header),
} as const;
