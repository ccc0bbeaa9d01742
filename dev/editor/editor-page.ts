// Runs in the browser: the editor (OWN-1), a field for icons, and the check before a file is saved.
import CMS, { type CmsConfig, type CustomFieldControlProps } from '@sveltia/cms';
import type { createElement } from 'react';

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
