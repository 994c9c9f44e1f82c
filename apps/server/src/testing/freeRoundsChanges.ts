import { randomUUID } from 'node:crypto';
import type { FreeRoundsResult } from '@touchline/contract/operators';
import { insertGame } from '../casino/catalogue/testing.ts';
import type { Change } from './operatorChanges.ts';
import type { OpsApp } from './opsApp.ts';
import { createTestPlayer } from './players.ts';

const urlOn = ({ siteId }: OpsApp): string => `/ops/free-rounds/${siteId}`;
const DAY = 86_400_000;

/** Makes the body of an order for a new player in a new game. */
async function order(ops: OpsApp): Promise<object> {
  const { db, now } = ops.app;
  const gameId = await insertGame(db, { freeRoundSteps: { EUR: '0.10' } });
  const { playerId } = await createTestPlayer(db, { siteId: ops.siteId });
  return {
    players: [String(playerId)],
    gameIds: [String(gameId)],
    rounds: 10,
    stake: '0.20',
    iso: 'EUR',
    // The maker is asked when they begin, which no job does before.
    from: now().getTime() + DAY,
    until: now().getTime() + 2 * DAY,
    key: randomUUID(),
    reason: 'Tried by a test.',
  };
}

/** Changes of free rounds. */
export const freeRoundsChanges: Readonly<Record<string, Change>> = {
  'POST /ops/free-rounds/:siteId': async (ops) => ({ url: urlOn(ops), body: await order(ops) }),
  'POST /ops/free-rounds/:siteId/:freeRoundsId/cancel': async (ops) => {
    const { given } = (await ops.call('POST', urlOn(ops), await order(ops))).json<FreeRoundsResult>();
    return { url: `${urlOn(ops)}/${given[0]?.freeRoundsId}/cancel`, body: { reason: 'Tried by a test.' } };
  },
};
