import { laborCents } from '#src/domain/estimate.ts';
import { companySchema } from '#src/schemas/company.ts';
import { pricesSchema, type Plan } from '#src/schemas/prices.ts';
import { once } from './cached.ts';
import { handymanVisit } from './handyman-visit.ts';
import { readFile, validateFacts } from './read-file.ts';

const read = (name: string) => `src/content/${name}`;

/**
 * Conditions of texts, from what the firm offers: '{if clubs}…{end}'. Read from the files themselves,
 * because texts of all other files depend on them.
 */
export function readConditions() {
  const [companyFile, pricesFile] = [read('company.yaml'), read('prices.yaml')];
  const { claims, hours, memberLogin } = validateFacts(
    companySchema,
    readFile(companyFile).fields,
    companyFile,
  );
  const prices = validateFacts(pricesSchema, readFile(pricesFile).fields, pricesFile);
  const { clubs, labor, plans, sets } = prices;
  const visit = handymanVisit(prices);
  const isYearly = (plan: Plan) => plan.visits !== null && plan.period === 'year';
  const yearly = plans.filter(isYearly).flatMap(({ visits }) => visits ?? []);
  const hasClub = (id: string) => clubs.some((club) => club.id === id);
  return {
    /** Visits of a handyman, which plans, sets and clubs are made of. */
    handyman: visit !== undefined,
    plans: plans.length > 0,
    /** A plan that renews every month, and one that ends with its year. */
    monthly: plans.some(({ period }) => period === 'month'),
    yearly: plans.some(({ period }) => period === 'year'),
    unlimited: plans.some(({ visits, period }) => visits === null && period === 'month'),
    /** A counted number of visits a year. */
    yearlyVisits: yearly.length > 0,
    /** Plans from one visit a month to nearly one a week. */
    twelveToWeekly: yearly.includes(12) && Math.max(...yearly) >= 48 && Math.max(...yearly) <= 52,
    upfront: plans.some(({ billing }) => billing === 'upfront'),
    sets: sets.length > 0,
    /** Sets cost more than single visits of a handyman, and less than the same hours of a plumber. */
    setsBetween: sets.every(
      ({ visits, priceCents }) =>
        visit !== undefined &&
        priceCents > visits * visit.minimumService.priceCents &&
        priceCents < visits * laborCents(visit.visitHours, labor),
    ),
    clubs: clubs.length > 0,
    reviewClub: hasClub('review-club'),
    referralAndYardClub: hasClub('referral-club') && hasClub('yard-club'),
    login: memberLogin,
    rating: claims.rating !== undefined,
    members: claims.members !== undefined,
    /** Someone answers emergencies at any time. */
    emergencyLine: hours.emergency !== undefined,
  };
}

/** The same for all texts of a build. */
export const conditionsOfFirm = once(readConditions);
