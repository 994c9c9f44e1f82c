import { randomBytes } from 'node:crypto';
import { toMinor, toWire } from '@touchline/betting';
import { sql } from 'kysely';
import { storeFreeRoundsTerms } from '../../../rewards/index.ts';
import type { Db } from '../../../kernel/index.ts';
import { type NewLimit, type Limits, LIMIT_TYPE } from '../../../protection/index.ts';
import { insertSession } from '../../rounds/roundAccess.ts';
import { demoCredit, openAccount } from '../../../ledger/index.ts';
import { deskGame, deskGameId } from './deskGames.ts';
import type { DeskAccount, DeskAction, DeskBody } from './deskCalls.ts';

export interface DeskDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'restrictions'>;
  /** Site on which test players are registered. */
  readonly siteId: string;
  /** Ends forgotten rounds. */
  readonly endForgottenRounds: () => Promise<void>;
}

/** Test desk of makers: prepares what the cases of the wallet protocol begin with. Offered outside production only. */
export type Desk = {
  readonly [Action in DeskAction]: (makerId: string, body: DeskBody<Action>) => Promise<object>;
};

/** Creates the test desk. */
export function createDesk(
  { db, now, limits, siteId, endForgottenRounds }: DeskDeps,
  drop: (makerId: string) => void,
): Desk {
  return {
    async player(_, { currency, balance }) {
      const at = now();
      const login = `desk-${randomBytes(8).toString('hex')}`;
      const playerId = await db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('players')
          .values({
            site_id: siteId,
            login,
            email: null,
            password_hash: '-',
            must_change_password: false,
            language: 'en',
            registered_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const accountId = await openAccount(trx, { playerId: id, iso: currency, type: 0, isActive: true });
        const amount = toMinor(balance, currency);
        if (amount > 0n) await demoCredit(trx, { accountId, amount, key: login, at });
        return id;
      });
      return { playerId: String(playerId) };
    },

    async game(makerId, body) {
      await deskGame(db, makerId, body, now());
      return {};
    },

    async session(makerId, { playerId, gameId }) {
      const at = now();
      const player = BigInt(playerId);
      const game = await deskGameId(db, makerId, gameId);
      const account = await db
        .selectFrom('accounts')
        .select(['id', 'iso'])
        .where('player_id', '=', player)
        .where('type', '=', 0)
        .executeTakeFirstOrThrow();
      return db.transaction().execute(async (trx) => {
        const { id: signInId } = await trx
          .insertInto('sessions')
          .values({
            player_id: player,
            secret_hash: randomBytes(32).toString('hex'),
            is_saved: true,
            started_at: at,
            previous_sign_in_at: null,
            last_active_at: at,
            idle_ends_at: new Date(at.getTime() + SIGNED_IN_MS),
            ended_at: null,
            end_reason: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { session, launchToken } = await insertSession(
          trx,
          {
            site_id: siteId,
            maker_id: makerId,
            game_id: game,
            player_id: player,
            account_id: account.id,
            sign_in_id: signInId,
            iso: account.iso,
            mode: 'real',
            language: 'en',
            country: null,
            device: 'desktop',
            return_to: null,
          },
          at,
        );
        return { sessionId: session.id, token: launchToken };
      });
    },

    async limit(_, { playerId, kind, value }) {
      await limits.restrictions.limit(playerId, LIMITS[kind](value));
      return {};
    },

    async freeRounds(makerId, { playerId, gameId, currency, rounds, stake, goesTo }) {
      const at = now();
      const id = `fr_${randomBytes(12).toString('base64url')}`;
      const wagering = { times: '10', days: 7 };
      const terms = { iso: currency, wagering, at, by: 'test desk' };
      const offerId =
        goesTo === 'bonus'
          ? await db.transaction().execute((trx) => storeFreeRoundsTerms(trx, siteId, terms))
          : null;
      await db
        .insertInto('free_rounds')
        .values({
          id,
          offer_id: offerId,
          maker_confirmed_at: at,
          maker_id: makerId,
          player_id: BigInt(playerId),
          game_ids: [await deskGameId(db, makerId, gameId)],
          rounds,
          stake: toMinor(stake, currency),
          iso: currency,
          starts_at: at,
          ends_at: new Date(at.getTime() + SIGNED_IN_MS),
          goes_to: goesTo,
          most_won: null,
          created_at: at,
        })
        .execute();
      return { freeRoundsId: id };
    },

    async age(makerId, { sessionId, ms }) {
      const by = sql`${ms}::double precision * interval '1 millisecond'`;
      await db.transaction().execute(async (trx) => {
        await sql`
          update game_sessions set created_at = created_at - ${by}, opened_at = opened_at - ${by},
            launch_expires_at = launch_expires_at - ${by}, launch_used_at = launch_used_at - ${by},
            maker_token_expires_at = maker_token_expires_at - ${by}, maker_token_dies_at = maker_token_dies_at - ${by},
            last_bet_at = last_bet_at - ${by}, last_round_at = last_round_at - ${by}, ended_at = ended_at - ${by}
          where id = ${sessionId} and maker_id = ${makerId}`.execute(trx);
        await sql`
          update game_rounds set opened_at = opened_at - ${by}, closed_at = closed_at - ${by}
          where session_id = ${sessionId} and maker_id = ${makerId}`.execute(trx);
        await sql`
          update sessions set started_at = started_at - ${by} where id =
            (select sign_in_id from game_sessions where id = ${sessionId} and maker_id = ${makerId})`.execute(
          trx,
        );
      });
      return {};
    },

    async jobs() {
      await endForgottenRounds();
      return {};
    },

    account: (makerId, { playerId }) => accountOf(db, makerId, BigInt(playerId)),

    drop(makerId) {
      drop(makerId);
      return Promise.resolve({});
    },
  };
}

const iso = 'EUR';
const LIMITS: Readonly<Record<DeskBody<'limit'>['kind'], (value: string) => NewLimit>> = {
  loss: (amount) => ({ type: LIMIT_TYPE.loss24h, amount, iso }),
  wagering: (amount) => ({ type: LIMIT_TYPE.wagering24h, amount, iso }),
  realityCheck: (minutes) => ({ type: LIMIT_TYPE.realityCheck, minutes: Number(minutes) }),
  exclusion: (days) => ({ type: LIMIT_TYPE.selfExclusion, days: Number(days) }),
};

const SIGNED_IN_MS = 30 * 86_400_000;

async function accountOf(db: Db, makerId: string, playerId: bigint): Promise<DeskAccount> {
  const accounts = await db
    .selectFrom('accounts')
    .select(['type', 'iso', 'balance'])
    .where('player_id', '=', playerId)
    .execute();
  const balanceOf = (type: number) => {
    const account = accounts.find((one) => one.type === type);
    return toWire(account?.balance ?? 0n, account?.iso ?? 'EUR');
  };
  const { rows: entries } = await sql<{ kind: string; amount: bigint; iso: string; other: string }>`
    select t.kind, e.amount, e.iso, (select s.system_name from ledger_entries o join accounts s on s.id = o.account_id
      where o.transaction_id = t.id and s.player_id is null limit 1) as other
    from ledger_entries e
    join accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    where a.player_id = ${playerId} and t.kind <> 'demo-credit' order by e.id`.execute(db);
  const notices = await db
    .selectFrom('game_notices')
    .select('kind')
    .where('player_id', '=', playerId)
    .where('maker_id', '=', makerId)
    .orderBy('id')
    .execute();
  return {
    main: balanceOf(0),
    bonus: balanceOf(4),
    entries: entries.map(({ kind, amount, iso, other }) => ({ kind, amount: toWire(amount, iso), other })),
    notices: notices.map(({ kind }) => kind),
  };
}
