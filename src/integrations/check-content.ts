// Worker thread: reads all content as the build does, in a process that has not read it before, and
// sends the message of the first mistake; nothing when there is none.
import { parentPort } from 'node:worker_threads';
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';

async function findMistake(): Promise<string | undefined> {
  try {
    const { company, content } = await import('#src/queries/content.ts');
    const { readEverything } = await import('#src/queries/read-everything.ts');
    const { checkLinks } = await import('#src/routes/check-links.ts');
    for (const locale of company.languages) readEverything(locale);
    checkLinks(content(DEFAULT_LOCALE));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

parentPort?.postMessage(await findMistake());
