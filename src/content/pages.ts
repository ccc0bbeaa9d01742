import { pagesSchema } from '#src/schemas/pages.ts';
import { parseFacts } from '#src/schemas/parse-facts.ts';

/** Titles, descriptions, headings and intros of the pages that are not collection entries. */
export const pages = parseFacts(
  pagesSchema,
  {
    home: {
      seoTitle: 'Plumber and Handyman Plans in {company.base}',
      description:
        'Licensed plumbing day and night, and handyman visits by plan, in the San Gabriel Valley and Greater Los Angeles. See the prices, then call.',
    },
    services: {
      seoTitle: 'Licensed Plumbing Services for Homes',
      description:
        'Emergencies, drains, water heaters, bathrooms, kitchens and sewer lines: what each repair involves. Pick the one that fits and call.',
      heading: 'Licensed Plumbing Services',
      intro:
        'Six kinds of work, each with its own page of signs, causes and safe first steps. Small upkeep that needs no license is on the handyman page.',
    },
    handyman: {
      seoTitle: 'Handyman Home Maintenance Plans',
      description:
        'Doors, caulk, paint, gates and alarms in visits of {prices.visitHours} hours, single or by plan. See which jobs fit into a visit and send us your list.',
    },
    calculator: {
      seoTitle: 'Plumbing Price Calculator: Labor and Parts',
      description:
        'Set the hours, enter what the materials cost, and see labor, marked-up materials and sales tax as separate lines. Then call about the job.',
      heading: 'Price Calculator',
      intro:
        'Hours of labor, what the materials cost, and the tax on them, each on a line of its own. The result is an estimate; what is behind the wall can change it.',
    },
    faq: {
      seoTitle: 'Plumbing and Handyman Questions Answered',
      description:
        'Prices by visit, rescheduling, who must be at home, what to do when you smell gas or sewage comes up. Read the answers, or call and ask.',
      heading: 'Frequently Asked Questions',
      intro:
        'Six groups, from prices to passwords. For water on the floor, close the main valve and call {company.phone} before you read on.',
    },
    login: {
      seoTitle: 'Member Login and Account',
      description:
        'Sign in to reach member features and the discount calculator, or create an account with an email address and a password.',
      heading: 'Member Login',
      intro: 'Sign in for the price calculator and member features, or create an account.',
      closedIntro:
        'The price calculator is open to everyone. You never need an account to get help: just call.',
      benefitsHeading: 'What members get',
      benefits: [
        {
          title: 'Discount calculator',
          text: 'Price a job line by line while signed in, then ask what your plan or club takes off before you book.',
        },
        {
          title: 'Member-only benefits',
          text: 'Benefits for members of a plan or a free club. Mention your account when you call.',
        },
        {
          title: 'One account in this browser',
          text: 'You stay signed in here until you sign out. On a shared computer, sign out when you are done.',
        },
      ],
    },
    notFound: {
      seoTitle: 'Page Not Found (404)',
      description:
        'There is no page at this address. Go back to the home page, look through the services, or call if the matter is urgent.',
      heading: 'Oops! Page not found',
      intro: 'There is no page at this address. The home page leads to everything else.',
    },
    serverError: {
      seoTitle: 'Unexpected Application Error',
      description:
        'Something failed on our side while this page was made. Try again in a moment, or call. Our phone line does not depend on it.',
      heading: 'Unexpected Application Error!',
      status: '500 Internal Server Error',
      intro:
        'The fault is on our side. Load the page again in a moment, or call {company.phone}. Our phone line does not depend on this website.',
    },
    offline: {
      seoTitle: 'Offline: Emergency Plumbing Steps',
      description:
        'No connection right now. Saved steps for running water, a smell of gas and rising sewage, and the number to call.',
    },
    serviceAreas404: {
      seoTitle: 'Service Area Not on Our List',
      description:
        'We have no page for this place. Call to ask whether a plumber can come to your address, or choose a listed city nearby.',
      heading: 'This city is not on our list',
      intro:
        'We may still be able to help. Call {company.phone} and ask whether we can come to your address, or choose one of the listed cities below.',
    },
  },
  'src/content/pages.ts',
);
