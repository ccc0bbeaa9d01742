// npm run preflight: lists what blocks a public launch, and what the owner settles before or after it.
// Exits with status 1 if there are blockers.
//   lawyer, callers, confirm, cities, spanish   lists one topic, with rules, sources and pages
//   --all                                       lists everything
//   --json                                      prints it for the page of the editor

// A module, in which await is permitted.
export {};

// While every city is a draft, the content is read with them (OWN-7).
process.env['PREVIEW_DRAFTS'] = '1';
try {
  await import('./preflight/print.ts');
} catch (error) {
  // The content has a mistake: the message says where (OWN-5).
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
