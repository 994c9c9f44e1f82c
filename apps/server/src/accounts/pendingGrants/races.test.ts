import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSessions, type Sessions } from '../sessions.ts';
import { endPendingGrants } from '../../composition/pendingGrantKinds.ts';
import { isOnPostgres } from '../../testing/database.ts';
import { someoneWaits } from '../../testing/lockWaits.ts';
import { createGrantsWorld, grantCases, type GrantsWorld } from '../../testing/pendingGrantsWorld.ts';

const CLIENTS = 40;
const cases = grantCases.map((one) => [one.name, one] as const);

describe.runIf(isOnPostgres)('a pending grant that forty clients race for', () => {
  let world: GrantsWorld;
  let sessions: Sessions;
  beforeAll(async () => {
    world = await createGrantsWorld();
    sessions = createSessions({
      db: world.app.db,
      now: world.now,
      idleMinutes: 30,
      savedDays: 30,
      endPendingGrants,
    });
  });
  afterAll(() => world.close());

  test.each(cases)('leaves no session after a sign-out everywhere: %s', async (_name, { make }) => {
    const player = await world.player();
    const redeem = await make(world, player);
    const signOut = () => player.own.call('POST', '/web-api/session/sign-out', { everywhere: true });
    const racers = Array.from({ length: CLIENTS - 1 }, () => redeem(player.own));
    const [{ statusCode }, outcomes] = await Promise.all([signOut(), Promise.all(racers)]);
    expect(statusCode).toBe(200);
    expect(outcomes.filter((outcome) => outcome.startsWith('5'))).toEqual([]);
    const live = await world.app.db
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', player.playerId)
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
  });

  test.each(cases)('is refused while an act that ends it commits: %s', async (_name, grant) => {
    const player = await world.player();
    const redeem = await grant.make(world, player);
    const racers = await world.app.db.transaction().execute(async (trx) => {
      await sessions.endAllIn(trx, player.playerId, 'operator');
      const started = Array.from({ length: CLIENTS - 1 }, () => redeem(player.own));
      await Promise.race([Promise.all(started), someoneWaits(trx)]);
      return { started };
    });
    const outcomes = new Set(await Promise.all(racers.started));
    expect([...outcomes].filter((outcome) => outcome === '200' || outcome.startsWith('5'))).toEqual([]);
  });
});
