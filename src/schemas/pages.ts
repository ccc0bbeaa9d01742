import { z } from 'astro/zod';
import { labelSchema, textSchema, withConditions } from './shared.ts';

const headFields = {
  seoTitle: z
    .string()
    .min(15)
    .max(48)
    .meta({ title: 'Title in search results' })
    .describe('title for search results, subject first, without the company name'),
  description: z
    .string()
    .min(70)
    .max(160)
    .meta({ title: 'Description in search results' })
    .describe('one fact of the page and one next step, 70 to 160 characters'),
};

const openingFields = {
  heading: z.string().min(3).max(60).describe('the largest heading of the page'),
  intro: z.string().min(40).max(320).describe('one or two sentences under the h1'),
};

const breadcrumb = labelSchema.describe('name of the page in the breadcrumb');
const back = labelSchema.describe('link to where most visitors come from, next to the breadcrumb');

const plansLink = withConditions(labelSchema.describe('link to the plans'));

const threeTiles = z
  .array(
    z.strictObject({
      title: z.string().min(5).max(50).describe('heading'),
      text: z.string().min(30).max(200).describe('one or two sentences'),
    }),
  )
  .length(3);

const callPhone = textSchema
  .min(40)
  .max(200)
  .meta({ placeholders: ['phone'] });

/** A page whose heading is in another content file. */
const headOnly = z.strictObject({
  seoTitle: withConditions(headFields.seoTitle),
  description: withConditions(headFields.description),
});

/** Copy of the pages that are not collection entries. */
export const pagesSchema = z
  .strictObject({
    home: headOnly.describe('/; its heading is in content/home.yaml'),
    services: z
      .strictObject({
        ...headFields,
        breadcrumb,
        ...openingFields,
        intro: withConditions(openingFields.intro),
        upkeepHeading: labelSchema.describe('heading above the link to /plumbing-services'),
      })
      .describe('/services'),
    handyman: headOnly
      .optional()
      .describe('/plumbing-services; its heading is in content/handyman.yaml'),
    calculator: z
      .strictObject({
        ...headFields,
        heading: openingFields.heading,
        back,
        signIn: labelSchema
          .meta({ placeholders: ['link'] })
          .describe('for visitors who are not signed in; {link} is `signInLink`'),
        signInLink: labelSchema.describe('link to /login'),
        signedIn: labelSchema
          .meta({ placeholders: ['name'] })
          .describe('for a member; {name} is their email address (AUTH-12)'),
        jobs: labelSchema.describe('before links to jobs, which fill in the calculator'),
        waiting: textSchema.describe('while the calculator is loading, after an early entry'),
        printNote: textSchema
          .max(160)
          .meta({ placeholders: ['date'] })
          .describe('on paper only; {date} is the day of printing'),
        notes: labelSchema.describe('on paper only, above lines to write on'),
        labor: z
          .strictObject({
            heading: labelSchema.describe('heading above the table of labor prices'),
            timeColumn: labelSchema.describe('header of the first column'),
            laborColumn: labelSchema.describe('header of the second column'),
            time: textSchema.min(40).max(200).describe('how labor is charged (CALC-2)'),
            materials: textSchema.min(40).max(240).describe('how materials are charged (CALC-3)'),
          })
          .describe('the prices that need no script (CALC-7)'),
        caveat: textSchema.max(120).describe('what an estimate cannot know'),
        plansLink,
      })
      .describe('/price-calculator'),
    faq: z
      .strictObject({
        ...headFields,
        seoTitle: withConditions(headFields.seoTitle),
        breadcrumb,
        back,
        ...openingFields,
        index: labelSchema.describe('heading above the links to the categories'),
        seeAlso: labelSchema.describe('before the links below the questions of a category'),
        ask: z.strictObject({
          label: labelSchema.describe('label of the search of all answers'),
          hint: labelSchema.describe('below its field'),
        }),
        closing: z
          .strictObject({
            heading: labelSchema.describe('heading above the buttons'),
            text: textSchema.min(40).max(160).describe('what a call settles'),
            link: plansLink,
          })
          .describe('the last block of the page'),
      })
      .describe('/faq'),
    login: z
      .strictObject({
        ...headFields,
        back,
        heading: openingFields.heading.describe('the largest heading of the page (AUTH-1)'),
        intro: z
          .string()
          .min(40)
          .max(320)
          .describe('the subtitle: names the price calculator and member features'),
        memberIntro: openingFields.intro.describe('the subtitle for a signed-in member (AUTH-9)'),
        help: textSchema.max(60).describe('above the number, for a visitor who signs in'),
        closedIntro: openingFields.intro.describe(
          'the subtitle on a site without an auth service (AUTH-11): does not invite visitors to sign in',
        ),
        notSetUp: z
          .strictObject({
            heading: labelSchema.describe('heading in place of the form'),
            text: textSchema.min(40).max(200).describe('above the list'),
            points: z
              .array(withConditions(labelSchema))
              .length(3)
              .describe('what a call settles for a member'),
          })
          .describe('a site without an auth service (AUTH-11)'),
        withoutScript: callPhone.describe('a browser without script; {phone} is the call link'),
        waiting: labelSchema.describe('while the form is loading, after an early input'),
        broken: callPhone.describe('the form could not be loaded; {phone} is the call link'),
        benefitsHeading: z.string().min(5).max(60).describe('heading above the benefits'),
        benefits: threeTiles.describe(
          'benefits for members, including the discount calculator (AUTH-1)',
        ),
        nextHeading: labelSchema.describe('heading above the links of a signed-in member (AUTH-9)'),
        next: threeTiles.describe('how to get ready for a visit, the valve card and the plans'),
      })
      .describe('/login'),
    notFound: z
      .strictObject({
        ...headFields,
        status: labelSchema.describe('number of the status (NF-1)'),
        heading: openingFields.heading.describe(
          'the largest heading of the page, shown under 404 (NF-1)',
        ),
        intro: openingFields.intro,
        homeLink: labelSchema.describe('link to the home page (NF-1)'),
        services: labelSchema.describe('heading above the links to the services'),
      })
      .describe('the 404 page'),
    serverError: z
      .strictObject({
        ...headFields,
        heading: openingFields.heading.describe('the largest heading of the page (ERR-1)'),
        status: z.string().min(3).max(60).describe('number and name of the status (ERR-1)'),
        intro: openingFields.intro,
      })
      .meta({ translated: false })
      .describe('the 500 page'),
    offline: headOnly.describe('the offline page; its heading is in content/offline.yaml'),
    serviceAreas404: z
      .strictObject({
        ...headFields,
        heading: openingFields.heading
          .includes('{city}')
          .meta({ placeholders: ['city'] })
          .describe('the h1; {city} is the name in the address'),
        unnamed: labelSchema.describe('{city} where the address has no name of a city'),
        intro: openingFields.intro,
        featured: labelSchema.describe('heading above the featured service (CITY-2)'),
        why: textSchema.describe('below that heading: why this service is shown'),
        serviceLink: labelSchema
          .meta({ placeholders: ['service.title'] })
          .describe('link to the featured service, {service.title}'),
        cities: labelSchema.describe('heading above the listed cities'),
      })
      .meta({ title: 'City not in the list' })
      .describe('/service-areas/(city not in the list)'),
  })
  .meta({ title: 'Titles and openings of pages' });
