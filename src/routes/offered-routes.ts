import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { ROUTES, type PageName, type Row } from './route-table.ts';

/** Pages that a firm may not have, by the names of their conditions. */
const CONDITIONAL = ['login', 'handyman'] as const satisfies readonly PageName[];

/** Whether this firm has a page. */
const isOffered = (name: string) =>
  CONDITIONAL.every((conditional) => conditional !== name || conditionsOfFirm()[conditional]);

/** Rows of the pages that this firm has. */
export const offeredRoutes: readonly Row[] = Object.entries(ROUTES).flatMap(([name, row]) =>
  isOffered(name) ? row : [],
);

const missing = new Set<string>(
  Object.entries(ROUTES).flatMap(([name, row]) => (isOffered(name) ? [] : Object.values(row))),
);

/** Whether a link leads to no page that this firm lacks. */
export const isOfferedLink = (href: string): boolean => !missing.has(href.replace(/#.*/, ''));
