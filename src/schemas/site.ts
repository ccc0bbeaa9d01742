import { z } from 'astro/zod';
import { labelSchema, templateSchema, textSchema, withConditions } from './shared.ts';

const navigationSchema = z.strictObject({
  services: labelSchema,
  handyman: labelSchema,
  pricing: labelSchema,
  about: labelSchema,
  faq: labelSchema,
  contact: labelSchema,
});

const labelsSchema = z.strictObject({
  skip: labelSchema.describe('first link of a page, for keyboards'),
  home: labelSchema.describe('first step of the breadcrumb'),
  homeLink: labelSchema
    .meta({ placeholders: ['name'] })
    .describe('name of the link around the logo; {name} is the company'),
  main: labelSchema.describe('name of the navigation in the header'),
  menu: labelSchema.describe('button and name of the menu on small screens'),
  breadcrumb: labelSchema.describe('name of the breadcrumb'),
  contents: labelSchema.describe('heading above the links to the sections of a legal page'),
  callBar: labelSchema.describe('name of the two links at the bottom of small screens'),
});

const headerSchema = z.strictObject({
  banner: withConditions(
    textSchema.max(60).describe('the call link at the top of every page (HEAD-1)'),
  ),
  schedule: labelSchema.describe('email link of the header and the mobile menu (HEAD-5)'),
});

const callBarSchema = z.strictObject({
  call: textSchema.max(12).describe('call link; two links share the width of a phone'),
  schedule: textSchema.max(12).describe('email link'),
});

const buttonsSchema = z.strictObject({
  call: labelSchema.describe('call button, with the phone number (PROD-6)'),
  schedule: labelSchema.describe('email link to schedule a service'),
  saveNumber: labelSchema.describe('link to the address book entry'),
  handyman: labelSchema.describe('link to /plumbing-services'),
});

const memberSchema = z.strictObject({
  signedOut: textSchema.max(20).describe('link to /login (HEAD-7)'),
  signedIn: textSchema.max(20).describe('the same link for a signed-in member (HEAD-7)'),
});

const offerSchema = templateSchema(['count', 'hours', 'price'], 'a plan or set in a text');

const plansSchema = z.strictObject({
  call: withConditions(labelSchema.describe('call link of a plan')),
  unlimitedVisits: withConditions(labelSchema.describe('volume of a plan without a limit')),
  visits: withConditions(labelSchema)
    .meta({ placeholders: ['count', 'hours'] })
    .describe('volume of a plan: {count} visits, {hours} in total'),
  singleVisit: withConditions(labelSchema)
    .meta({ placeholders: ['count'] })
    .describe('volume of the minimum service: {count} visit'),
  noSubscription: labelSchema.describe('second line of the minimum service'),
  perMonth: labelSchema.describe('after the price of a plan'),
  perYear: labelSchema.describe('after the price of a plan'),
  perVisit: labelSchema.describe('after the price of the minimum service'),
  visitPrice: labelSchema
    .meta({ placeholders: ['price'] })
    .describe('price of a plan divided by its visits'),
  monthlyVisitPrice: labelSchema
    .meta({ placeholders: ['price'] })
    .describe(
      'price of a plan without a limit, for a visit at one a month: the condition on a second line',
    ),
  billing: z
    .strictObject({ monthly: labelSchema, upfront: labelSchema })
    .describe('when a plan is billed, on its card'),
  inTexts: z
    .strictObject({
      yearly: z.strictObject({
        first: offerSchema.describe('the first plan of counted visits a year, without a period'),
        next: offerSchema.describe('each further one'),
        upfront: labelSchema.describe('added to a plan that is billed upfront'),
      }),
      set: z.strictObject({ first: offerSchema, next: offerSchema }),
      singly: offerSchema.describe('the same visits, bought one by one'),
    })
    .describe(
      'sentences about plans and sets, {prices.yearlyPlans} and {prices.sets} in other texts',
    ),
  terms: withConditions(
    textSchema
      .max(240)
      .describe('term, renewal and cancellation, wherever plan prices are shown (ASK-3)'),
  ).optional(),
});

const factsSchema = z.strictObject({
  firstHour: labelSchema
    .meta({ placeholders: ['price'] })
    .describe("beside the call button: {price} is that of a plumber's first hour"),
  answer: withConditions(labelSchema)
    .describe('before the hours of the emergency line, on the emergency page')
    .optional(),
});

const footerSchema = z.strictObject({
  emergency: withConditions(textSchema.max(90).describe('the call link above the footer')),
  contact: labelSchema.describe('heading above phone, email and hours'),
  services: labelSchema.describe('heading above the links to the services'),
  site: labelSchema.describe('heading above the links of the navigation'),
  calculator: labelSchema.describe('link to /price-calculator'),
  license: labelSchema
    .meta({ placeholders: ['license'] })
    .describe('{license} is the license number, kept in one line'),
  base: textSchema.max(90).describe('where the company is based'),
  privacy: labelSchema.describe('link to /privacy-policy'),
  terms: labelSchema.describe('link to /terms-of-service'),
  sitemap: labelSchema.describe('link to the sitemap'),
  areas: labelSchema.describe('heading above the links to the cities'),
});

const subjectsSchema = z.strictObject({
  header: labelSchema.describe('from the link in the header (HEAD-5)'),
  elsewhere: labelSchema.describe('from all other links (section 7)'),
});

const hoursSchema = z.strictObject({
  open: textSchema
    .max(60)
    .meta({ placeholders: ['closes'] })
    .describe('during office hours: {closes} is a time'),
  closed: withConditions(textSchema.max(60).describe('at all other times')),
  week: withConditions(textSchema.max(80).describe('without script: the hours of the week')),
});

/** Copy that several pages share. */
export const siteSchema = z
  .strictObject({
    navigation: navigationSchema.describe('links of the header and the menu (HEAD-3)'),
    labels: labelsSchema.describe('names of the parts of every page'),
    header: headerSchema.describe('the top of every page'),
    callBar: callBarSchema.describe('the two links at the bottom of small screens'),
    buttons: buttonsSchema.describe('buttons and links that several pages show'),
    subjects: subjectsSchema.describe('subjects of the emails that visitors start'),
    hours: hoursSchema.describe('whether the office is open, in one sentence'),
    member: memberSchema.describe('the link of the header and the footer to the login'),
    serviceCardLink: labelSchema.describe('link of a service card to its page (HOME-2)'),
    serviceCardSubject: labelSchema
      .meta({ placeholders: ['service'] })
      .describe('after that link, for screen readers'),
    checkLicense: labelSchema.describe('link to the state board (PROOF-1)'),
    areaMap: labelSchema.describe('text alternative of the map of the service area'),
    otherServices: labelSchema.describe('heading above the links to the other services'),
    emergencies: withConditions(
      labelSchema.describe('hours of the emergency line, below the office hours'),
    ).optional(),
    lastUpdated: labelSchema
      .meta({ placeholders: ['date'] })
      .describe('{date} is the day of the build (PRIV-1)'),
    plans: plansSchema.describe('words around the prices and volumes of the plans'),
    facts: factsSchema.describe('what is beside the call button at the top of a page'),
    footer: footerSchema.describe('the end of every page (FOOT-1)'),
  })
  .meta({ title: 'Header, footer and buttons' });
