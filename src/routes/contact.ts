import { mailtoLink, telLink } from '#src/domain/contact-links.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/domain/locale.ts';
import { company, content } from '#src/queries/content.ts';

/** Returns the company's contact links in a language (PROD-6, section 7 of the specification). */
export function contactIn(locale: Locale) {
  const { subjects } = content(locale).site;
  const call = telLink(company.phone.e164);
  return {
    call,
    phone: company.phone.display,
    /** Phone number and link in the form that islands expect. */
    phoneLink: { display: company.phone.display, href: call },
    email: company.email,
    schedule: mailtoLink(company.email, subjects.elsewhere),
    scheduleFromHeader: mailtoLink(company.email, subjects.header),
  };
}

/** Contact links of English pages. */
export const contact = contactIn(DEFAULT_LOCALE);
