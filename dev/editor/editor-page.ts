// Runs in the browser: the editor (OWN-1), fields for icons and photos, and the check before a file is saved.
import CMS, { type CmsConfig, type CustomFieldControlProps } from '@sveltia/cms';
import type { ChangeEvent, createElement, SyntheticEvent } from 'react';
import { numberFromText } from '#dev/editor/number-from-text.ts';

/** React's, as the editor provides it. */
declare const h: typeof createElement;

/** Shows icons to choose from as pictures. */
function IconField({ value, field, forID, onChange }: CustomFieldControlProps) {
  const names: readonly string[] = field.toJS()['icons'];
  const choice = (name: string) =>
    h(
      'label',
      { key: name, title: name },
      h('input', {
        type: 'radio',
        name: forID,
        'aria-label': name,
        checked: name === value,
        onChange: () => onChange(name),
      }),
      h('img', { src: `/icons/${name}.svg`, alt: '' }),
    );
  return h('div', { id: forID, className: 'icons' }, names.map(choice));
}
CMS.registerFieldType('icon', IconField);

/**
 * Takes a number as people write it, with a dollar or percent sign; the editor's own field empties itself.
 * What is no number within the limits stays, in quotes, which the pattern of the field refuses.
 */
function NumberField({ value, field, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  const { min = -Infinity, max = Infinity, unit } = field.toJS();
  const read = (input: HTMLInputElement) => {
    const typed = input.value.trim();
    const number = numberFromText(typed);
    const isRight = typeof number === 'number' && number >= min && number <= max;
    if (isRight) return number;
    return typed === '' ? null : `'${typed}'`;
  };
  const show = (input: HTMLInputElement) => {
    input.value = String(value ?? '').replaceAll("'", '');
  };
  return h(
    'div',
    { className: 'number' },
    h('input', {
      // What is typed stays as it is until the next field. Other changes of the value are shown.
      ref: (input: HTMLInputElement | null) => {
        if (input && read(input) !== (value ?? null)) show(input);
      },
      className: classNameWrapper,
      inputMode: 'decimal',
      'aria-labelledby': `${forID}-label`,
      'aria-errormessage': `${forID}-error`,
      onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
        onChange(read(currentTarget)),
      onBlur: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => show(currentTarget),
    }),
    unit && h('span', null, unit),
  );
}
CMS.registerFieldType('amount', NumberField);

/** Until an entry is saved, its new photo has an address in the browser in place of its name. */
const isUnsaved = (photo: string) => photo.startsWith('blob:');

/** Takes a photo that the build would take: a picture that can be read, and has enough pixels (PROOF-2). */
function PhotoField({ value, field, forID, onChange, addFile }: CustomFieldControlProps) {
  const needed: { readonly width: number; readonly height: number } = field.toJS()['photo'];

  /** @returns why the file is refused */
  const take = async (file: File): Promise<string> => {
    try {
      // The file as it will be saved, or the name of the same photo that is saved already.
      const added = await addFile(file);
      if (isUnsaved(added)) {
        const { width, height } = await createImageBitmap(await (await fetch(added)).blob());
        if (width < needed.width || height < needed.height)
          return `${file.name} has ${width} x ${height} pixels. It needs at least ${needed.width} x ${needed.height}: choose the photo as the camera took it, not a small copy from a message.`;
      }
      onChange(added);
      return '';
    } catch {
      return `${file.name} cannot be read as a picture here. Open it on your phone or computer, save or export it as JPEG, and choose that file.`;
    }
  };
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    const refusal = input.nextElementSibling;
    if (file && refusal) refusal.textContent = await take(file);
  };
  return h(
    'div',
    { className: 'photo' },
    value && h('img', { src: isUnsaved(value) ? value : `/photos/${value}`, alt: value }),
    h('input', { id: forID, type: 'file', accept: 'image/*,.heic,.heif', onChange: choose }),
    h('p', { role: 'alert' }),
  );
}
CMS.registerFieldType('photo', PhotoField);

// On this machine a server reads the file as the build would. On a Git host, the build is the check.
if (location.hostname === 'localhost')
  CMS.registerEventListener({
    name: 'preSave',
    async handler({ entry }) {
      const { path, data } = entry.toJS();
      const body = JSON.stringify({ path, data });
      const response = await fetch('/check', { method: 'POST', body });
      // The editor shows the cause of an error with this message, and does not save.
      if (!response.ok)
        throw new Error('saving_failed', { cause: new Error(await response.text()) });
    },
  });

// The editor scrolls to the field that a link names: /?field=phone#/collections/…
const keyPath = new URLSearchParams(location.search).get('field');
if (keyPath !== null)
  history.replaceState({ highlight: { locale: '_default', keyPath } }, '', `/${location.hash}`);

const config: CmsConfig = await (await fetch('/config.json')).json();
await CMS.init({ config });
