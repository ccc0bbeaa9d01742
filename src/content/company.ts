import { companySchema } from '#src/schemas/company.ts';
import { parseFacts } from '#src/schemas/parse-facts.ts';

/** Facts about the company (PROD-10). Facts listed in `samples` are invented. */
export const company = parseFacts(
  companySchema,
  {
    name: 'Canyon Line Plumbing',
    shortName: 'Canyon Line',
    siteUrl: 'https://canyonline.example',
    phone: { display: '(626) 555-0142', e164: '+16265550142' },
    email: 'hello@canyonline.example',
    licenseNumber: 'CSLB #000000',
    reviewsUrl: 'https://www.google.com/search?q=Canyon+Line+Plumbing+reviews',
    base: {
      slug: 'monrovia',
      name: 'Monrovia',
      region: 'CA',
      postalCode: '91016',
      lat: 34.14806,
      lng: -117.99895,
    },
    hours: {
      weekdays: { display: 'Monday to Friday, 8AM-4PM', opens: '08:00', closes: '16:00' },
      weekends: 'Weekends: emergencies only',
      emergency: '24/7',
      timeZone: 'America/Los_Angeles',
    },
    priceRange: '$$',
    claims: {
      rating: '5.0',
      experience: '20+ years of experience',
      customers: '2,500+ satisfied customers',
      members: 'Hundreds of members',
      insured: 'Licensed and insured',
      masters: 'Licensed master plumbers',
      bonded: 'Bonded',
      emergency: '24/7 emergency service',
    },
    namedServiceAreas: ['monrovia', 'arcadia', 'pasadena', 'duarte', 'bradbury', 'sierra-madre'],
    regionName: 'San Gabriel Valley',
    samples: ['siteUrl', 'phone', 'email', 'licenseNumber', 'reviewsUrl'],
  },
  'src/content/company.ts',
);
