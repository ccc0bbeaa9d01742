import { MAX_SEARCH_LENGTH, prepareSearch } from '#src/domain/answer-search.ts';

const PARAMETER = 'q';
/** Shorter texts are the beginning of a word. */
const MIN_LENGTH = 3;
/** Time after the last key before the address changes: Safari allows 100 changes in 30 s. */
const REMEMBER_DELAY_MS = 400;
/** Five digits are a ZIP code, which the ZIP finder answers. */
const ZIP = /\d{5}/;

function elementOf<Kind extends Element>(selector: string, type: abstract new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`no element ${selector}`);
  return element;
}

/**
 * Shows the questions that fit what is typed, best first, and keeps it in the address as `?q=`
 * (ANSW-1). Restores it from there on arrival and on Back.
 *
 * @param filter - Element around the field, the live region and the button that empties the field.
 * @throws Error when the page lacks a part.
 */
export function startAnswerFilter(filter: HTMLElement): void {
  const field = elementOf('#problem', HTMLInputElement);
  const clear = elementOf('#clear-problem', HTMLElement);
  const status = elementOf('#hit-count', HTMLElement);
  const all = elementOf('#all-questions', HTMLElement);
  const hits = elementOf('#hits', HTMLElement);
  const noHit = elementOf('#no-hit', HTMLElement);
  const zipLink = elementOf('#no-hit [href^="#"]', HTMLAnchorElement);
  const zipHash = zipLink.hash;
  const questions = [...all.querySelectorAll<HTMLElement>('[data-words]')];
  const search = prepareSearch(
    questions.map(({ textContent, dataset }) => ({
      text: textContent,
      words: String(dataset['words']),
    })),
  );

  const show = () => {
    const typed = field.value.trim();
    const isTyped = typed.length >= MIN_LENGTH;
    const zip = ZIP.exec(typed);
    const found = isTyped && !zip ? search(typed).flatMap((at) => questions[at] ?? []) : [];
    hits.replaceChildren(...found.map((question) => question.cloneNode(true)));
    all.hidden = found.length > 0;
    noHit.hidden = !isTyped || found.length > 0;
    zipLink.setAttribute('href', zip ? `?zip=${zip[0]}${zipHash}` : zipHash);
    clear.hidden = typed === '';
    const { none, one, many } = status.dataset;
    const message = [none, one][found.length] ?? many;
    // Not by fillText, which says why.
    status.textContent = isTyped ? String(message).replace('{count}', String(found.length)) : '';
  };
  const remember = () => {
    const url = new URL(location.href);
    if (field.value) url.searchParams.set(PARAMETER, field.value);
    else url.searchParams.delete(PARAMETER);
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  };
  const restore = () => {
    const typed = new URLSearchParams(location.search).get(PARAMETER);
    field.value = typed === null ? '' : typed.slice(0, MAX_SEARCH_LENGTH);
    show();
  };
  const empty = () => {
    field.value = '';
    show();
    remember();
    field.focus();
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  filter.addEventListener('input', () => {
    show();
    clearTimeout(timer);
    timer = setTimeout(remember, REMEMBER_DELAY_MS);
  });
  // Before a click on a hit, which therefore must not be replaced.
  filter.addEventListener('change', remember);
  filter.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    empty();
  });
  clear.addEventListener('click', empty);
  addEventListener('popstate', restore);
  // Typed before this script ran, or restored by the browser.
  if (field.value) show();
  else restore();
}
