import { withReview } from '#dev/spanish/review-fields.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
import type { copyProject } from './project-copy.ts';

type Project = ReturnType<typeof copyProject>;

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

/** Signs every Spanish file of a project. @returns their paths */
export function signEdition(project: Project): readonly string[] {
  return inProject(project, () =>
    readTranslations('es').map(({ file, marks }) => {
      const review = { ...marks, reviewedBy: 'Ana Ruiz', reviewedOn: '2026-11-20' };
      project.write(file, withReview(project.read(file), review));
      return file;
    }),
  );
}
