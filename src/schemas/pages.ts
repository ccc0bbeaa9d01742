import { z } from 'astro/zod';

const headFields = {
  seoTitle: z
    .string()
    .min(15)
    .max(48)
    .describe('title for search results, subject first, without the company name'),
  description: z.string().min(70).max(160).describe('one fact of the page and one next step'),
};

const openingFields = {
  heading: z.string().min(3).max(60).describe('the h1 of the page'),
  intro: z.string().min(40).max(320).describe('one or two sentences under the h1'),
};

/** A page whose heading is in another content file. */
const headOnly = z.strictObject(headFields);
/** A page whose heading and intro are in this file. */
const headAndOpening = z.strictObject({ ...headFields, ...openingFields });

/** Titles, descriptions, headings and intros of the pages that are not collection entries. */
export const pagesSchema = z.strictObject({
  home: headOnly.describe('/; its heading is in content/home.yaml'),
  services: headAndOpening.describe('/services'),
  handyman: headOnly.describe('/plumbing-services; its heading is in content/handyman.yaml'),
  calculator: headAndOpening.describe('/price-calculator'),
  faq: headAndOpening.describe('/faq'),
  login: z
    .strictObject({
      ...headFields,
      heading: openingFields.heading.describe('the h1 of the page (AUTH-1)'),
      intro: z
        .string()
        .min(40)
        .max(320)
        .describe('the subtitle: names the price calculator and member features'),
      closedIntro: openingFields.intro.describe(
        'the subtitle on a site without an auth service (AUTH-11): does not invite visitors to sign in',
      ),
      benefitsHeading: z.string().min(5).max(60).describe('heading above the benefits'),
      benefits: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(50).describe('the benefit'),
            text: z.string().min(30).max(200).describe('the benefit in one or two sentences'),
          }),
        )
        .length(3)
        .describe('benefits for members, including the discount calculator (AUTH-1)'),
    })
    .describe('/login'),
  notFound: z
    .strictObject({
      ...headFields,
      heading: openingFields.heading.describe('the h1 of the page, shown under 404 (NF-1)'),
      intro: openingFields.intro,
    })
    .describe('the 404 page'),
  serverError: z
    .strictObject({
      ...headFields,
      heading: openingFields.heading.describe('the h1 of the page (ERR-1)'),
      status: z.string().min(3).max(60).describe('number and name of the status (ERR-1)'),
      intro: openingFields.intro,
    })
    .describe('the 500 page'),
  offline: headOnly.describe('the offline page; its heading is in content/offline.yaml'),
  serviceAreas404: headAndOpening.describe('/service-areas/(city not in the list), ROUTE-14'),
});
