import type { Callee } from '#src/queries/city-calls.ts';

/** Whom to call about water in a city, as its file of numbers has it (LOC-4). */
export interface CityNumbers {
  /** Tag of the language of the texts. */
  readonly language: string;
  readonly name: string;
  readonly heading: string;
  /** After a supplier whose pages state no number. */
  readonly noNumber: string;
  readonly water: readonly Pick<Callee, 'name' | 'phones'>[];
}

/** Lists the water suppliers of a city. @returns whether a page states the number of one of them */
function listNumbers(place: Element, { water, noNumber }: CityNumbers): boolean {
  if (water.every(({ phones }) => phones.length === 0)) return false;
  for (const { name, phones } of water) {
    const line = document.createElement('p');
    line.append(name, phones.length === 0 ? `: ${noNumber}` : '');
    for (const { text, href, use } of phones) {
      const link = document.createElement('a');
      link.className = 'link inline-block py-2.5 font-bold';
      link.href = href;
      link.textContent = text;
      line.append(' ', link, ` ${use}`);
    }
    place.append(line);
  }
  return true;
}

/**
 * Fills the numbers of the city of `?city=` into the blank of the valve card, under a heading that
 * names it. The list of the ZIP finder has the cities.
 */
export async function fillInCityNumbers(blank: Element): Promise<void> {
  const slug = new URLSearchParams(location.search).get('city');
  const city = [...document.querySelectorAll<HTMLAnchorElement>('#zip-codes a')].find(
    ({ pathname }) => pathname.split('/').at(-1) === slug,
  );
  const title = blank.closest('table')?.previousElementSibling;
  if (!city || !title) return;
  const response = await fetch(`${city.pathname}.json`);
  const numbers: CityNumbers = await response.json();
  if (listNumbers(blank, numbers)) title.textContent = numbers.heading;
}

/** Shows on the emergency card what the service worker kept of the city page visited last. */
export async function showKeptNumbers(place: HTMLElement): Promise<void> {
  const kept = await caches.match('/city-numbers');
  if (!kept) return;
  const numbers: CityNumbers = await kept.json();
  place.lang = numbers.language;
  place.querySelector('h3')?.append(` ${numbers.name}`);
  place.hidden = !listNumbers(place, numbers);
}
