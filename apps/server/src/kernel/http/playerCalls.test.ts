import { calls } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpsApp, type Bettor, type OpsApp } from '../../testing/opsApp.ts';

/** Calls of one player at once, and those that may wait. */
const AT_ONCE = 4;
const MOST_WAITING = 1000;

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

/** Occupies the queue of a player with work that ends when the test says so. */
async function occupy({ playerId }: Bettor, calls: number) {
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const running = Array.from({ length: calls }, () =>
    ops.app.app.playerQueue.run(String(playerId), () => end),
  );
  return {
    async release() {
      release();
      await Promise.all(running);
    },
  };
}

describe('a call of a player whose calls before it are still processed', () => {
  test('waits if it changes something, and nobody else does', async () => {
    const [busy, other] = [await ops.bettor(), await ops.bettor()];
    const { release } = await occupy(busy, AT_ONCE);
    let isPlaced = false;
    const placed = busy.place().finally(() => (isPlaced = true));
    // A reading call, and a call of another player, are answered meanwhile.
    expect((await busy.account()).money).toBe('5000.00');
    expect(await other.place()).toMatchObject({ state: 'accepted' });
    expect(isPlaced).toBe(false);
    await release();
    expect(await placed).toMatchObject({ state: 'accepted' });
  });

  test('is refused before anything is done if too many wait', async () => {
    const busy = await ops.bettor();
    const { release } = await occupy(busy, AT_ONCE + MOST_WAITING);
    const refused = await busy.client.call('POST', calls.reviewLimits.path);
    expect(refused.statusCode, refused.body).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'ACCOUNT_BUSY' });
    expect(refused.headers['retry-after']).toBe('1');
    await release();
    expect(await busy.place()).toMatchObject({ state: 'accepted' });
  });
});
