import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pendingGrants } from '../../composition/pendingGrantKinds.ts';
import {
  actCases,
  createGrantsWorld,
  grantCases,
  type GrantsWorld,
} from '../../testing/pendingGrantsWorld.ts';

let world: GrantsWorld;
beforeAll(async () => {
  world = await createGrantsWorld();
});
afterAll(() => world.close());

const SIGNED_OUT = '401 SIGN_IN_NEEDED';

describe('a pending grant', () => {
  test.each(grantCases.map((one) => [one.name, one] as const))('is redeemed: %s', async (_name, { make }) => {
    const player = await world.player();
    const redeem = await make(world, player);
    expect(await redeem(await world.signedIn(player))).toBe('200');
  });

  test.each(actCases.map((one) => [one.name, one] as const))(
    'ends with %s, whatever it is',
    async (_name, { perform, isBlocking }) => {
      const outcomes = [];
      for (const { name, make } of grantCases) {
        const player = await world.player();
        const redeem = await make(world, player);
        expect([name, await perform(world, player)]).toEqual([name, 200]);
        outcomes.push([name, await redeem(await world.signedIn(player))]);
      }
      expect(outcomes).toEqual(
        grantCases.map(({ name, ended, needsSession }) => [
          name,
          isBlocking && needsSession ? SIGNED_OUT : ended,
        ]),
      );
    },
  );

  test('ends with the session that made it, unless it has a reason to outlive it', async () => {
    const outcomes = [];
    for (const { name, make } of grantCases) {
      const player = await world.player();
      const redeem = await make(world, player);
      await player.other.call('POST', '/web-api/session/sign-out', { everywhere: false });
      outcomes.push([name, await redeem(await world.signedIn(player))]);
    }
    const endsWithSession = new Set(
      pendingGrants.filter(({ outlivesSession }) => outlivesSession === undefined).map(({ name }) => name),
    );
    // No session made these two: one is only looked up, the other is a sign-in.
    const ofNoSession = ['a QR code that was looked up', 'the ticket of a sign-in by a linked account'];
    const isOver = (name: string, grant: string) => endsWithSession.has(grant) && !ofNoSession.includes(name);
    expect(outcomes.map(([name, outcome]) => [name, outcome === '200'])).toEqual(
      grantCases.map(({ name, grant }) => [name, !isOver(name, grant)]),
    );
  });

  test('has a case here for each kind', () => {
    expect([...new Set(grantCases.map(({ grant }) => grant))].toSorted()).toEqual(
      pendingGrants.map(({ name }) => name).toSorted(),
    );
  });
});
