// Starts a platform for journeys and runs until it is ended. `npm run journey` leaves one running, so that journeys
// that don't change it start at once (E2E_PLATFORM=<port>:<token>). Prints {"port", "token"} when ready. With
// E2E_USED_FILE it ends by itself half an hour after that file was last touched.
import { statSync } from 'node:fs';
import { freePort } from './faults/lib/processes.ts';
import { startPlatform } from './journeys/support/platform.ts';

/** File that each run touches; without one the platform runs until it is ended. */
const usedFile = process.env['E2E_USED_FILE'];
const UNUSED_AFTER = 30 * 60_000;
const LOOK_EVERY = 60_000;

function isUnused(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined || Date.now() - stats.mtimeMs > UNUSED_AFTER;
}

const platform = await startPlatform(await freePort());
const { promise: isEnded, resolve: end } = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
const timer = setInterval(() => usedFile !== undefined && isUnused(usedFile) && end(), LOOK_EVERY);
console.log(JSON.stringify({ port: platform.port, token: platform.operatorToken }));
await isEnded;
clearInterval(timer);
await platform.stop();
