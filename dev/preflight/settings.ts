import { ENGLISH } from '#src/queries/translation-files.ts';
import { fieldInEditor, placeOf } from '../editor/places.ts';
import type { Setting } from './report.ts';

/**
 * Finds where a point is settled in the editor: a file, or a field of it.
 *
 * @param name - Name of the file in src/content, such as 'company.yaml'.
 * @param field - Its first key, such as 'phone'.
 */
export function settingAt(name: string, field?: string): Setting {
  const file = `${ENGLISH}/${name}`;
  const form = placeOf(file)?.address;
  const address = field === undefined ? form : form?.replace('/', `/?field=${field}`);
  return { label: fieldInEditor(file, field), address };
}
