import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect } from 'vitest';
import { fileOfPage, pageFiles } from '#src/integrations/built-pages.ts';
import { company } from '#src/queries/content.ts';
import { copyProject, type CopiedParts, type Project } from './project-copy.ts';
import { visibleText } from './visible-text.ts';

/** Parts of a page that describe it to search engines and screen readers. */
const DESCRIPTIONS = 'title, meta, [alt], [aria-label], script[type="application/ld+json"]';

/** Changes a copy of the project and builds it before the tests of a group, after which it is deleted. */
export function buildCopy(change: (project: Project) => void, parts?: CopiedParts) {
  const project = copyProject(parts);
  const dist = join(project.folder, 'dist');
  let output = '';
  beforeAll(() => {
    change(project);
    const built = project.build();
    expect(built.status, built.output).toBe(0);
    ({ output } = built);
  });
  afterAll(project.remove);

  const page = (path: string) => parse(project.read(`dist/${fileOfPage(path)}`));
  const documents = () =>
    pageFiles(dist).map((file) => [file, parse(project.read(`dist/${file}`))] as const);
  return {
    ...project,
    dist,
    /** @returns what the build printed */
    output: () => output,
    page,
    /** @returns every page by its file */
    documents,
    /** @returns where pages say something but in the name of the firm, with the words around it */
    find: (words: RegExp) =>
      documents().flatMap(([file, document]) => {
        const described = document
          .querySelectorAll(DESCRIPTIONS)
          .flatMap(({ text, attributes: { content, alt, 'aria-label': label } }) =>
            [text, content, alt, label].map(String),
          );
        const text = [visibleText(document), ...described].join(' ').replaceAll(company.name, 'we');
        const at = text.search(words);
        return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 30), at + 60)}`];
      }),
  };
}
