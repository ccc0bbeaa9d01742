// Prints what `npm run preflight` asks for.
import { DEFAULT_LOCALE } from '#src/domain/locale.ts';
import { company, content } from '#src/queries/content.ts';
import { readEverything } from '#src/queries/read-everything.ts';
import { checkLinks } from '#src/routes/check-links.ts';
import { blockers, groups, pages } from './groups.ts';
import { reportLines, type Report } from './report.ts';

// A mistake in any file comes before what blocks the launch.
readEverything(DEFAULT_LOCALE);
checkLinks(content(DEFAULT_LOCALE));

const [request] = process.argv.slice(2);
const report: Report = { blockers, groups };
const lines =
  request === '--json'
    ? [JSON.stringify(report)]
    : [`Preflight of ${company.name}`, ...reportLines(report, pages.length, request)];
console.log(lines.join('\n'));
process.exitCode = blockers.length > 0 ? 1 : 0;
