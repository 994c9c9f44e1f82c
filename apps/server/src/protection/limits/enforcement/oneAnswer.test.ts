import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { playerFacts } from '../../../rewards/bonuses/conditions.ts';
import { seesNews } from '../../../messages/segments.ts';
import { isVerified as isVerifiedForReferral } from '../../../rewards/referrals/referrals.store.ts';
import { causeSamples } from '../../../testing/ledgerCauses.ts';
import { restrictions } from '../../../testing/playDoors.ts';
import { createTestPlayer, type TestPlayer } from '../../../testing/players.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { tableRows } from '../../../casino/tournaments/tournaments.store.ts';
import { findProfile } from '../../../accounts/profile.ts';
import { isVerified } from '../../../accounts/profileStatus.ts';
import { restrictionsOf } from '../limits.store.ts';
import { closedAt, type BlockCode } from '../rules/blocks.ts';
import { LIMIT_TYPE } from '../rules/limitTypes.ts';
import { isExcluded } from './excludedPlayers.ts';

const database = suiteDatabase();
const now = new Date();
const DAY = 86_400_000;

type Read = (player: TestPlayer) => Promise<boolean>;

/** A fact about players that is decided in one place. */
interface Fact {
  /** Function that decides it. */
  readonly truth: Read;
  /** Everything else that reads it, for statements about many players. */
  readonly readers: Readonly<Record<string, Read>>;
  /** Brings a player into each state on which it depends. */
  readonly states: Readonly<Record<string, (player: TestPlayer) => Promise<unknown>>>;
}

const EXCLUDED: ReadonlySet<BlockCode> = new Set([
  'SELF_EXCLUDED',
  'RETURN_REQUEST_NEEDED',
  'ACCOUNT_CLOSED',
]);
/** Blocks that keep news from a player. */
const KEEPS_NEWS: ReadonlySet<BlockCode> = new Set([...EXCLUDED, 'TIMEOUT_ACTIVE', 'BETTING_CLOSED']);

/** Returns the block of a player by the rules. */
async function blockOf({ playerId }: TestPlayer): Promise<BlockCode | undefined> {
  const { limits, blocks } = await restrictionsOf(database.db, playerId);
  return closedAt('bonus', limits, blocks, now)?.code;
}

/** Returns whether the rules block a player with one of some codes. */
async function isBlockedBy(codes: ReadonlySet<BlockCode>, player: TestPlayer): Promise<boolean> {
  const code = await blockOf(player);
  return code !== undefined && codes.has(code);
}

const condition = async (query: ReturnType<typeof sql<{ is: boolean }>>): Promise<boolean> =>
  (await query.execute(database.db)).rows[0]?.is ?? false;

const seesNewsNow: Read = ({ playerId }) =>
  condition(sql<{ is: boolean }>`select ${seesNews(now)} as is from players p where p.id = ${playerId}`);

const exclusion =
  (columns: { readonly value: bigint; readonly ends_at: Date; readonly returns_at?: Date }) =>
  ({ playerId: player_id }: TestPlayer) =>
    database.db
      .insertInto('limits')
      .values({
        player_id,
        type: LIMIT_TYPE.selfExclusion,
        iso: null,
        state: 'ACTIVE',
        starts_at: new Date(now.getTime() - 400 * DAY),
        ...columns,
      })
      .execute();

const before = new Date(now.getTime() - DAY);
const after = new Date(now.getTime() + DAY);

/** Every restriction, and the ends of exclusions. */
const states: Fact['states'] = {
  'no restriction': () => Promise.resolve(),
  ...Object.fromEntries(
    Object.entries(restrictions).map(([code, restrict]) => [
      code,
      (player: TestPlayer) => restrict(database.db, player, now),
    ]),
  ),
  'a short exclusion that is over': exclusion({ value: 7n, ends_at: before }),
  'a long exclusion whose return waits': exclusion({ value: 180n, ends_at: before, returns_at: after }),
  'a long exclusion whose return has come': exclusion({ value: 180n, ends_at: before, returns_at: before }),
};

const profile =
  (verification_status: number) =>
  ({ playerId: player_id }: TestPlayer) =>
    database.db.insertInto('player_profiles').values({ player_id, verification_status }).execute();

const facts: Readonly<Record<string, Fact>> = {
  excluded: {
    truth: (player) => isBlockedBy(EXCLUDED, player),
    readers: {
      'statements about many players': ({ playerId }) =>
        condition(sql<{ is: boolean }>`select ${isExcluded(sql`${playerId}::bigint`, now)} as is`),
      async 'the table of a tournament'(player) {
        const { ref } = await causeSamples.place(database.db, player);
        const id = BigInt(ref.split(':')[1] ?? '');
        await sql`update tournament_players set is_ranked = true where tournament_id = ${id}`.execute(
          database.db,
        );
        const [row] = await tableRows(database.db, id, { offset: 0, limit: 1, at: now });
        return row?.isExcluded ?? false;
      },
    },
    states,
  },
  'reached by news': {
    truth: async (player) => !(await isBlockedBy(KEEPS_NEWS, player)),
    readers: { 'segments and notifications': seesNewsNow },
    states,
  },
  verified: {
    truth: async ({ playerId }) => isVerified(await findProfile(database.db, playerId)),
    readers: {
      'conditions of bonuses': async ({ playerId }) => (await playerFacts(database.db, playerId)).isVerified,
      'conditions of referrals': ({ playerId }) =>
        database.db.transaction().execute((trx) => isVerifiedForReferral(trx, playerId)),
    },
    states: { 'no profile': () => Promise.resolve(), 'not verified': profile(1), 'is verified': profile(2) },
  },
};

const cases = Object.entries(facts).flatMap(([fact, { truth, readers, states: all }]) =>
  Object.entries(all).map(([state, enter]) => ({ fact, state, truth, readers, enter })),
);

describe('who a player is, is told alike by everything that reads it:', () => {
  test.each(cases)('$fact, with $state', async ({ truth, readers, enter }) => {
    const player = await createTestPlayer(database.db);
    await enter(player);
    const decided = await truth(player);
    for (const [name, read] of Object.entries(readers))
      expect([name, await read(player)]).toEqual([name, decided]);
  });

  test.each(Object.entries(facts))('%s is both true and false here', async (_, { truth, states: all }) => {
    const seen = new Set<boolean>();
    for (const enter of Object.values(all)) {
      const player = await createTestPlayer(database.db);
      await enter(player);
      seen.add(await truth(player));
    }
    expect(seen.size).toBe(2);
  });
});

/** Columns that say who a player is, with the modules that read or write them. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  // Decided by `isVerified`; the others store it, or compare with `VERIFIED` in a statement, as tested above.
  verification_status: [
    'accounts/profile.tables.ts',
    'accounts/profileStatus.ts',
    'rewards/bonuses/conditions.ts',
    'protection/identification/documentReviews.service.ts',
    'protection/identification/identificationRules.ts',
    'messages/segments.ts',
    'rewards/referrals/referrals.store.ts',
    'messages/userConfig/userConfig.ts',
    'protection/verification/standing.ts',
  ],
  // Decided by `closedAt`, and for statements about many players by `isExcluded`.
  self_blocked_at: [
    'protection/limits/changes/leaving.service.ts',
    'protection/limits/enforcement/excludedPlayers.ts',
    'protection/limits/enforcement/playerBlocks.ts',
    'protection/limits/enforcement/restrictions.service.ts',
    'protection/limits/limits.store.ts',
    'protection/limits/limits.tables.ts',
    'protection/limits/rules/blocks.ts',
    // Looks for players whom `closedAt` then decides about.
    'casino/rounds/freeRoundsEnding.store.ts',
  ],
  ban_level: [
    'protection/limits/enforcement/playerBlocks.ts',
    'protection/limits/enforcement/restrictions.service.ts',
    'protection/limits/limits.store.ts',
    'protection/limits/limits.tables.ts',
    'protection/limits/rules/blocks.ts',
    'messages/segments.ts',
    'messages/userConfig/userConfig.ts',
  ],
  is_frozen: [
    'protection/limits/enforcement/playerBlocks.ts',
    'protection/limits/enforcement/restrictions.service.ts',
    'protection/limits/limits.store.ts',
    'protection/limits/limits.tables.ts',
    'protection/limits/rules/blocks.ts',
  ],
};

test.each(Object.entries(READERS))('%s is read where it is known to be', (column, known) => {
  const sources = join(import.meta.dirname, '..', '..', '..');
  const word = new RegExp(`\\b${column}\\b`);
  const readers = globSync('**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|(?:^|\/)testing(?:\/|\.ts$)|^kernel\/db\/migrations\//.test(file))
    .filter((file) => word.test(readFileSync(join(sources, file), 'utf8')));
  expect(readers.toSorted(), 'read it by the function that decides it, or add a reader to this test').toEqual(
    known.toSorted(),
  );
});
