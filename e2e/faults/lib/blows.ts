import { sleep } from './processes.ts';
import type { World } from './world.ts';

/** Kills the server and restarts PostgreSQL by turns, evenly spread over the run. */
export async function strike(world: World, blows: number, progress: () => number) {
  const [server] = world.servers;
  const struck = { killed: 0, restarted: 0 };
  for (let blow = 0; blow < blows; blow += 1) {
    while (progress() < Math.min((blow + 0.5) / blows, 1)) await sleep(100);
    if (progress() === 1) break;
    if (blow % 2 === 0) {
      await server.platform.kill();
      await world.start(server);
      struck.killed += 1;
    } else {
      await world.database.restart(blow % 4 === 1 ? 'immediate' : 'fast', 500);
      struck.restarted += 1;
    }
  }
  return struck;
}
