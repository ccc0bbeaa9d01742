import { withReview } from '#dev/signing/review-fields.ts';
import type { Locale } from '#src/domain/locale.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
import type { Project } from './project-copy.ts';

/** Runs a function in the folder of a project, where content is read from. */
export function inProject<Value>({ folder }: Project, run: () => Value): Value {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return run();
  } finally {
    process.chdir(before);
  }
}

/**
 * Signs the translated files of a project.
 *
 * @param except - Paths of files to leave.
 * @returns the paths of the signed files
 */
export function signEdition(
  project: Project,
  locale: Locale = 'es',
  except: readonly string[] = [],
): readonly string[] {
  return inProject(project, () =>
    readTranslations(locale)
      .filter(({ file }) => !except.includes(file))
      .map(({ file, marks }) => {
        const review = { ...marks, reviewedBy: 'Ana Ruiz', reviewedOn: '2026-11-20' };
        project.write(file, withReview(project.read(file), review));
        return file;
      }),
  );
}
