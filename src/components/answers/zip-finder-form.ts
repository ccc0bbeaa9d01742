import { findByZip, parseZips, readZip, type ZipArea } from '#src/domain/zip-finder.ts';

const PARAMETER = 'zip';
/** Longest text that is taken from the address. */
const MAX_LENGTH = 40;

interface LinkedArea extends ZipArea {
  readonly link: HTMLAnchorElement;
}

/** Reads the list of all ZIP codes in the page. */
function readAreas(list: Element): LinkedArea[] {
  return [...list.querySelectorAll('li')].flatMap((item) => {
    const link = item.querySelector('a');
    const zips = parseZips(item.textContent);
    return link ? [{ link, zips, isNamed: 'named' in item.dataset }] : [];
  });
}

/**
 * Answers a ZIP code in its place and keeps it in the address as `?zip=` (ANSW-2). A complete code is
 * answered while it is typed. Sending the form opens the page of the city if there is only one.
 *
 * @param form - Form with the field, the live region and the line with the call link. The list of all
 * ZIP codes follows it.
 * @throws Error when the page lacks a part.
 */
export function startZipFinder(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const live = form.querySelector<HTMLElement>('[aria-live]');
  const call = form.querySelector<HTMLElement>('[data-zip-call]');
  const message = live?.querySelector('p');
  const cities = live?.querySelector('ul');
  const list = form.nextElementSibling;
  if (!field || !live || !call || !message || !cities || !list)
    throw new Error('a part of the ZIP finder is missing');
  const areas = readAreas(list);

  const show = (name: string, value: number | string, found: readonly LinkedArea[] = []) => {
    // Not by fillText, which says why.
    message.textContent = String(live.dataset[name]).replace(/{\w+}/, String(value));
    cities.replaceChildren(
      ...found.map(({ link }) => {
        const item = document.createElement('li');
        item.append(link.cloneNode(true));
        return item;
      }),
    );
    call.hidden = name !== 'near' && name !== 'far';
  };
  const remember = (zip: string | undefined) => {
    const url = new URL(location.href);
    if (zip === undefined) url.searchParams.delete(PARAMETER);
    else url.searchParams.set(PARAMETER, zip);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  };
  /**
   * @param isSent - Whether to say what is wrong with the text.
   * @returns the city to open, if there is only one
   */
  const answer = (isSent: boolean): LinkedArea | undefined => {
    const { zip, digits } = readZip(field.value);
    remember(zip);
    field.ariaInvalid = String(zip === undefined && isSent);
    if (zip === undefined) {
      show(digits === 0 ? 'noDigits' : 'wrongLength', digits);
      if (!isSent) message.textContent = '';
      return undefined;
    }
    const { kind, areas: found } = findByZip(zip, areas);
    const [first, ...others] = found;
    const isOne = kind === 'served' && others.length === 0;
    show(kind === 'served' ? (isOne ? 'one' : 'several') : kind, zip, found);
    return isOne ? first : undefined;
  };
  const restore = () => {
    const typed = new URLSearchParams(location.search).get(PARAMETER);
    if (field.value === '' && typed !== null) field.value = typed.slice(0, MAX_LENGTH);
    if (field.value !== '') answer(typed !== null);
  };

  form.addEventListener('input', () => answer(false));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const city = answer(true);
    if (city) location.assign(city.link.href);
    else field.focus();
  });
  addEventListener('popstate', restore);
  restore();
}
