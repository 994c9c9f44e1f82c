// Starts a platform as journeys have it and runs until it is ended: npm run journey keeps one, so that a journey that
// leaves it as it is starts at once (E2E_PLATFORM=<port>:<token>). Prints {"port", "token"} when it is ready.
import { freePort } from './faults/lib/processes.ts';
import { startPlatform } from './journeys/support/platform.ts';

const platform = await startPlatform(await freePort());
const { promise: isEnded, resolve: end } = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
console.log(JSON.stringify({ port: platform.port, token: platform.operatorToken }));
await isEnded;
await platform.stop();
