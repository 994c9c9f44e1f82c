import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMaker, type FakeMaker } from '../../../testing/fakeMaker.ts';
import { expectSoundLedger } from '../../../testing/ledger.ts';
import { fewMatches } from '../../../testing/opsApp.ts';
import { plainSitesFile } from '../../../testing/plainSites.ts';
import {
  asAnotherIntent,
  doorIntents,
  doors,
  restrictions,
  unrestrict,
  type DoorCall,
} from '../../../testing/playDoors.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';
import { restrictionsOf } from '../limits.store.ts';
import { closedAt, isTimed, type BlockCode } from '../rules/blocks.ts';

let world: WithdrawalsWorld;
let maker: FakeMaker;
beforeAll(async () => {
  maker = await startFakeMaker();
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [fewMatches().source], {
    env: { MAKERS_FILE: maker.makersFile, SITES_FILE: plainSitesFile() },
  });
});
afterAll(async () => {
  await expectSoundLedger(world.app.db, { isMadeUp: true });
  await world.close();
  await maker.stop();
});

const names = Object.keys(doors) as DoorCall[];
const codes = Object.keys(restrictions) as BlockCode[];

/** Codes by which coupons name a block that only a sign-in tells apart. */
const IN_COUPONS: Readonly<Partial<Record<BlockCode, string>>> = {
  RETURN_REQUEST_NEEDED: 'SELF_EXCLUDED',
  ACCOUNT_CLOSED: 'BETTING_CLOSED',
};

/** Refusal of a call, by its code. */
interface Answered {
  readonly statusCode: number;
  readonly body: string;
  json<T>(): T;
}

/** Returns the code of a refusal; undefined if the call did what was asked. */
function refusalOf(answer: Answered): string | undefined {
  interface Placed {
    readonly state: string;
    readonly refusal?: { readonly code: string };
  }
  const { code, coupon, results } = answer.json<{
    code?: string;
    coupon?: Placed;
    results?: readonly { readonly coupon?: Placed }[];
  }>();
  const placed = coupon ?? results?.[0]?.coupon;
  if (placed) return placed.state === 'rejected' ? placed.refusal?.code : undefined;
  return answer.statusCode < 300 ? undefined : code;
}

/** Returns whether a restriction closes a door, by the rules. */
async function isClosed(door: (typeof doors)[DoorCall], code: BlockCode, playerId: bigint): Promise<boolean> {
  if (code === 'SESSION_LIMIT') return isTimed(door);
  const { limits, blocks } = await restrictionsOf(world.app.db, playerId);
  return closedAt(door, limits, blocks, world.app.now()) !== undefined;
}

describe.each(names)('%s', (name) => {
  test('is refused by every block of its door, until the block is over', async () => {
    const player = await world.player();
    const { db } = world.app;
    const key = world.newKey();
    const { url, body } = await doorIntents[name](world, player, key);
    const verdicts: Record<string, string | undefined> = {};
    const expected: Record<string, string | undefined> = {};
    let sent = 0;
    const send = (idempotencyKey: string) =>
      player.client.call('POST', url, asAnotherIntent(body), { 'idempotency-key': idempotencyKey });
    for (const code of codes) {
      await unrestrict(db, player);
      await restrictions[code](db, player, world.app.now());
      // A call that isn't refused would be done.
      if (!(await isClosed(doors[name], code, player.playerId))) continue;
      expected[code] = code;
      // A code that proves a withdrawal is for one key.
      const own = name === 'createWithdrawal' ? key : `${key}-${(sent += 1)}`;
      const answer = refusalOf(await send(own));
      verdicts[code] = answer === IN_COUPONS[code] ? code : answer;
    }
    expect(verdicts).toEqual(expected);
    await unrestrict(db, player);
    const done = await send(key);
    expect(refusalOf(done), done.body).toBeUndefined();
    expect(done.statusCode, done.body).toBeLessThan(300);
  });
});
