import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';

/**
 * Whether a module can run as one part of another. Static imports and top-level `await`, which
 * delay what follows, are syntax errors in a script.
 */
export function isJoinable(code: string): boolean {
  return parseSync('module.js', code, { sourceType: 'script' }).errors.length === 0;
}

/**
 * Bundles inline modules into one, in their order. Each module less in a page saves its tag and
 * its hash in the policy. An error in one is reported and does not stop the next, as before.
 *
 * @param modules code of joinable modules
 */
export async function joinModules(modules: readonly string[]): Promise<string> {
  const sources = new Map(
    modules.map((code, index) => [
      `module-${index}`,
      `try{${code}\n}catch(error){reportError(error)}`,
    ]),
  );
  sources.set('entry', [...sources.keys()].map((id) => `import '${id}';`).join(''));
  const bundle = await rolldown({
    input: 'entry',
    external: (id) => !sources.has(id),
    plugins: [
      {
        name: 'inline-modules',
        resolveId: (id) => (sources.has(id) ? id : undefined),
        load: (id) => sources.get(id),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false });
  await bundle.close();
  return output[0].code.trim();
}
