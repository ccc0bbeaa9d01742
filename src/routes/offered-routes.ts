import { conditionsOfFirm } from '#src/queries/conditions.ts';
import { ROUTES, type PageName, type Row } from './route-table.ts';

/** Whether this firm has a page: the member login is an offer. */
const isOffered = (name: string) => name !== LOGIN || conditionsOfFirm().login;
const LOGIN: PageName = 'login';

/** Rows of the pages that this firm has. */
export const offeredRoutes: readonly Row[] = Object.entries(ROUTES).flatMap(([name, row]) =>
  isOffered(name) ? row : [],
);
