// npm run preflight: lists what blocks a public launch, and what the owner settles before or after it.
// Exits with status 1 if there are blockers.
//   lawyer, callers, confirm, cities, spanish   lists one topic, with rules, sources and pages
//   --all                                       lists everything
//   --json                                      prints it for the page of the editor
import './preflight/show-drafts.ts';
import { company } from '#src/queries/content.ts';
import { blockers, groups, pages } from './preflight/groups.ts';
import { reportLines, type Report } from './preflight/report.ts';

const [request] = process.argv.slice(2);
const report: Report = { blockers, groups };
const lines =
  request === '--json'
    ? [JSON.stringify(report)]
    : [`Preflight of ${company.name}`, ...reportLines(report, pages.length, request)];
console.log(lines.join('\n'));
process.exitCode = blockers.length > 0 ? 1 : 0;
