// Loaded into a build with --import: says at its end how much memory it took at most.
import { writeFileSync } from 'node:fs';

const file = process.env['BENCH_MEMORY_FILE'];
process.once('exit', () => {
  // In kilobytes, on every system.
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS));
});
