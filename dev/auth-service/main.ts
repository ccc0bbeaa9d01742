import { configFromEnvironment } from './config.ts';
import { startAuthService } from './service.ts';

try {
  const service = await startAuthService(configFromEnvironment(process.env));
  const { origin, controlOrigin, stop } = service;
  // Nothing keeps the process alive once both ports and the store are closed.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
  // A test run that is cut short takes its service with it, by the channel between them.
  process.once('disconnect', () => void stop());
  process.channel?.unref();
  const beside = `mailbox ${origin}/mailbox, control ${controlOrigin}`;
  console.log(`auth service ready on ${origin} (${beside})`);
} catch (error) {
  console.error(`auth service: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
