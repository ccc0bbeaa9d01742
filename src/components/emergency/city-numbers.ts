/** Whom to call about water in a city, as /service-areas/<city>.json has it (LOC-4). */
export interface CityNumbers {
  readonly heading: string;
  readonly water: readonly {
    readonly name: string;
    readonly phones: readonly {
      readonly text: string;
      readonly href: string;
      readonly is: string;
    }[];
  }[];
}

function callLine({ text, href, is }: CityNumbers['water'][number]['phones'][number]) {
  const line = document.createElement('p');
  const link = document.createElement('a');
  link.className = 'link font-bold';
  link.href = href;
  link.textContent = text;
  line.append(link, ` ${is}`);
  return line;
}

/** Fills the numbers of the city of `?city=` into the blank, under a heading that names it (LOC-4). */
export async function fillInCityNumbers(): Promise<void> {
  const slug = new URLSearchParams(location.search).get('city');
  const city = [...document.querySelectorAll<HTMLAnchorElement>('#cities a')].find(
    ({ pathname }) => pathname.split('/').at(-1) === slug,
  );
  const blank = document.querySelector('[data-water]');
  const title = blank?.closest('table')?.previousElementSibling;
  if (!city || !blank || !title) return;
  const response = await fetch(`${city.pathname}.json`);
  const { heading, water }: CityNumbers = await response.json();
  if (water.every(({ phones }) => phones.length === 0)) return;
  title.textContent = heading;
  for (const { name, phones } of water) blank.append(name, ...phones.map(callLine));
}
