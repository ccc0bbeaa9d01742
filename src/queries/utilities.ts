import type { Utility } from '#src/schemas/utilities.ts';
import { readFacts } from './read-facts.ts';

const FILE = 'utilities.yaml';
const { utilities } = readFacts(FILE);

/**
 * Finds a public service by its id (LOC-1).
 *
 * @param where - File and field that name it, for the error message.
 * @throws Error when utilities.yaml does not have it.
 */
export function getUtility(id: string, where: string): Utility {
  const utility = utilities.find((candidate) => candidate.id === id);
  if (utility === undefined) throw new Error(`${where}: ${FILE} has no service '${id}'`);
  return utility;
}

/**
 * Finds the number of a public service that answers emergencies.
 *
 * @throws Error when it has none.
 */
export function emergencyNumber({ id, phones }: Utility): string {
  const phone = phones.find(({ use }) => use === 'emergency');
  if (phone === undefined)
    throw new Error(`src/content/${FILE}: '${id}': phones: none is for emergencies`);
  return phone.number;
}
