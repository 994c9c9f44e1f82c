// The maker of games for development, demonstration and tests. Production never contains it.
// node apps/sandbox/src/gamesMain.ts, with the variables of docs/sandbox.md
import { join } from 'node:path';
import { readJackpotDraw } from './games/jackpots/jackpots.ts';
import { createGamesServer } from './games/server.ts';
import { refuseProduction, run } from './program.ts';

const { env } = process;
refuseProduction();
const app = createGamesServer({
  folder: env['SANDBOX_DIR'],
  frameFolder: join(import.meta.dirname, '..', 'dist', 'frame'),
  platformUrl: env['SANDBOX_PLATFORM_URL'] ?? 'http://localhost:4000',
  makerId: 'sandbox',
  secret: env['SANDBOX_SECRET'] ?? 'sandbox-secret-of-development',
  isManual: env['SANDBOX_CLOCK'] === 'manual',
  jackpotDraw: readJackpotDraw(env['SANDBOX_JACKPOT']),
});
await run(app, { name: 'Games sandbox', variable: 'SANDBOX_GAMES_PORT', port: 4012 });
