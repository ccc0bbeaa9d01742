// Loaded into a build with --import: writes its peak memory at exit, in kilobytes.
import { writeFileSync } from 'node:fs';

const file = process.env['BENCH_MEMORY_FILE'];
process.once('exit', () => {
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS));
});
