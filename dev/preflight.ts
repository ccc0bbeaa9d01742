// npm run preflight: lists what blocks a public launch. Exits with status 1 if there are blockers.
// The legal points need a decision by the owner and do not block.
import { company } from '#src/queries/company.ts';
import { launchBlockers } from '#src/integrations/launch-blockers.ts';
// Also reads .env.
import { distDir } from './environment.mjs';
import { legalChecklist } from './preflight/legal-checklist.ts';
import { blockerLines, pointLines } from './preflight/report.ts';
import { readTexts } from './preflight/texts.ts';

const blockers = launchBlockers(company, process.env);
const read = readTexts(distDir);

console.log(`Preflight of ${company.name}\n`);
console.log(blockerLines(blockers).join('\n'));
console.log(`\nLegal points for the owner, with the matching text from ${read.source}.`);
console.log('This list is not legal advice. Go through it with an attorney.');
for (const point of legalChecklist) console.log(pointLines(point, read).join('\n'));
console.log(
  blockers.length > 0
    ? `\n${blockers.length} blockers remain: not ready to launch.`
    : '\nNo blockers. Settle the points above, then launch.',
);
process.exitCode = blockers.length > 0 ? 1 : 0;
