// npm run preflight: lists what blocks a public launch, and what the owner settles before or after it.
// Exits with status 1 if there are blockers.
//   lawyer, callers, confirm, cities, spanish   lists one topic, with rules, sources and pages
//   --all                                       lists everything
//   --json                                      prints it for the page of the editor
import './preflight/show-drafts.ts';
import { styleText } from 'node:util';
import { company } from '#src/queries/content.ts';
import { blockers, groups, pages } from './preflight/groups.ts';
import { groupLines, topicLines, type Report } from './preflight/report.ts';

const [request] = process.argv.slice(2);
const asked = groups.filter(({ topic }) => request === '--all' || request === topic);
const blocking = {
  topic: 'blockers',
  heading: styleText('red', 'Blocks the launch'),
  note: 'Change them in the editor: npm run edit',
  points: blockers,
};

function printReport() {
  console.log(`Preflight of ${company.name}`);
  if (blockers.length > 0) for (const line of groupLines(blocking, 0)) console.log(line);
  for (const group of asked) for (const line of groupLines(group, pages.length)) console.log(line);
  if (asked.length === 0) {
    console.log('\nAlso to settle: npm run preflight -- and a word of this list, or --all');
    for (const line of topicLines(groups)) console.log(line);
  }
  if (pages.length === 0)
    console.log('\nBuild the site first (npm run build) to see what its pages say.');
  const names = blockers.map(({ setting, text }) => setting?.label ?? text).join(', ');
  console.log(
    blockers.length > 0
      ? `\nNot ready to launch, blocked by ${blockers.length}: ${names}`
      : `\n${styleText('green', 'No blockers.')} Settle the points above, then launch: npm run publish`,
  );
}

const report: Report = { blockers, groups };
if (request === '--json') console.log(JSON.stringify(report));
else printReport();
process.exitCode = blockers.length > 0 ? 1 : 0;
