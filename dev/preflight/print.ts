// Prints what `npm run preflight` asks for.
import { company } from '#src/queries/content.ts';
import { blockers, groups, pages } from './groups.ts';
import { reportLines, type Report } from './report.ts';

const [request] = process.argv.slice(2);
const report: Report = { blockers, groups };
const lines =
  request === '--json'
    ? [JSON.stringify(report)]
    : [`Preflight of ${company.name}`, ...reportLines(report, pages.length, request)];
console.log(lines.join('\n'));
process.exitCode = blockers.length > 0 ? 1 : 0;
