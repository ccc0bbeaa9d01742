import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { hasLanguage } from '#src/queries/edition.ts';
import { readPolicies } from '#src/queries/content.ts';
import { readTranslations } from '#src/queries/translation-files.ts';
import { policyNameSchema } from '#src/schemas/policies.ts';
import { policyContent, spanishPolicyTexts } from '#tests/support/policy-content.ts';
import { copyProject, type Project } from '#tests/support/project-copy.ts';
import { inProject } from '#tests/support/sign-edition.ts';

const FILE = 'src/content/policies.yaml';
const SPANISH = 'src/content/es/policies.yaml';
const all = policyNameSchema.options;

describe('ASK-1 policies.yaml', () => {
  let project: Project;
  const given = (locale: 'en' | 'es') =>
    inProject(project, () => Object.keys(readPolicies(locale)).toSorted());
  const preflight = () => {
    const args = [resolve('dev/preflight.ts'), 'callers'];
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect(status).toBe(stdout.includes('Not ready to launch') ? 1 : 0);
    return stdout;
  };

  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => {
    project.remove();
  });

  test('without entries is like no file: preflight lists what callers will ask', () => {
    project.write(FILE, '# Nothing yet.\n');
    expect(given('en')).toEqual([]);
    expect(preflight()).toMatch(/Callers will ask \(\d+\)\n(?: {2}☐ .*\?\n)+/);
  });

  describe.runIf(hasLanguage('es'))('with a text that has no Spanish', () => {
    const untranslated = all.filter((name) => name !== 'whoComes').toSorted();

    test.each([
      ['without the file', undefined, untranslated],
      ['with an empty text', { whoComes: { checks: '' } }, untranslated],
      ['without the text', {}, untranslated],
      ['with the text', spanishPolicyTexts, all.toSorted()],
    ])('%s', (_, texts, names) => {
      project.write(FILE, stringify(policyContent));
      if (texts !== undefined) project.write(SPANISH, stringify(texts));
      expect(given('en')).toEqual(all.toSorted());
      expect(given('es')).toEqual(names);
      expect(() => inProject(project, () => readTranslations('es'))).not.toThrow();
    });

    test('preflight says so', () => {
      const line = 'es/policies.yaml has no text of whoComes';
      expect(preflight()).toContain('Callers will ask (0)');
      project.delete(SPANISH);
      expect(preflight()).toContain(line);
    });
  });
});
