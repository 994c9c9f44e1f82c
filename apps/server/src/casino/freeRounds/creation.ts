import { sql } from 'kysely';
import { type Db, type Trx, createTroubleLog, type ErrorLog, seconds } from '../../kernel/index.ts';
import { MakerRefusedError, type Maker, type WantedFreeRounds } from '../makers/adapter.ts';
import { opaqueIdOf } from '../rounds/roundAccess.ts';
import { toWire } from '@touchline/betting';
import { messageFreeRounds } from './freeRoundsMessages.ts';

export interface CreationDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
  readonly makers: { of(id: string): Pick<Maker, 'createFreeRounds'> | undefined };
  /** Notifies a player's open pages. */
  readonly notify: (playerId: bigint) => void;
}

/** Time after which a maker that didn't answer is asked again, ms. */
const ASK_EVERY = 60_000;
const BATCH = 100;

/** Free rounds that their maker has to create. */
interface Waiting {
  readonly id: string;
  readonly makerId: string;
  readonly playerId: bigint;
  readonly gameIds: readonly string[];
  readonly rounds: number;
  readonly stake: bigint;
  readonly iso: string;
  readonly endsAt: Date;
}

/**
 * Has makers create the free rounds whose time has come. The player gets a message once the maker has confirmed; a maker
 * that doesn't answer is asked again until the rounds lapse, and rounds that it refuses end. Any number of processes may
 * run it.
 */
export async function createAtMakers({ db, log, now, makers, notify }: CreationDeps): Promise<void> {
  const trouble = createTroubleLog(log);
  const at = now();
  const silent = new Set<string>();
  for (const waiting of await takeWaiting(db, at)) {
    const { id, makerId, playerId } = waiting;
    if (silent.has(makerId)) continue;
    try {
      const maker = makers.of(makerId);
      if (!maker) throw new Error(`There is no maker ${makerId}, but players wait for its free rounds.`);
      await maker.createFreeRounds(await wantedOf(db, waiting));
      await db.transaction().execute((trx) => confirm(trx, id, now()));
      notify(playerId);
    } catch (error) {
      if (error instanceof MakerRefusedError) {
        await refuse(db, id, error.message, now());
        continue;
      }
      silent.add(makerId);
      trouble(error, 'Free rounds could not be created at their maker; it is asked again in a minute.');
    }
  }
}

/** Takes free rounds whose makers are to be asked now; the next attempt is a minute later. */
async function takeWaiting(db: Db, at: Date): Promise<readonly Waiting[]> {
  const nextAt = new Date(at.getTime() + ASK_EVERY);
  const { rows } = await sql<Waiting>`
    update free_rounds f set ask_maker_at = ${nextAt} where f.id in (
      select id from free_rounds
      where maker_confirmed_at is null and cancelled_at is null and ask_maker_at <= ${at} and ends_at > ${at}
      order by ask_maker_at limit ${BATCH} for update skip locked
    ) returning f.id, f.maker_id as "makerId", f.player_id as "playerId", f.rounds, f.stake, f.iso,
      f.ends_at as "endsAt", array(select g.maker_game_id from games g where g.id = any(f.game_ids)
        order by array_position(f.game_ids, g.id)) as "gameIds"`.execute(db);
  return rows;
}

async function wantedOf(
  db: Db,
  { id, makerId, playerId, gameIds, rounds, stake, iso, endsAt }: Waiting,
): Promise<WantedFreeRounds> {
  return {
    id,
    playerId: await opaqueIdOf(db, makerId, playerId),
    gameIds,
    rounds,
    stake: toWire(stake, iso),
    currency: iso,
    expiresAt: seconds(endsAt),
  };
}

/** Stores the confirmation of the maker. Rounds that were cancelled meanwhile stay cancelled, without a message. */
async function confirm(trx: Trx, id: string, at: Date): Promise<void> {
  const { rows } = await sql`
    update free_rounds set maker_confirmed_at = ${at}
    where id = ${id} and cancelled_at is null and maker_confirmed_at is null returning id`.execute(trx);
  if (rows.length > 0) await messageFreeRounds(trx, 'free-rounds-given', id, at);
}

/** Ends free rounds that their maker doesn't give; it isn't asked to cancel them. */
async function refuse(db: Db, id: string, note: string, at: Date): Promise<void> {
  await sql`
    update free_rounds
    set cancelled_at = ${at}, cancel_cause = 'maker', cancel_note = ${note}, maker_cancelled_at = ${at}
    where id = ${id} and cancelled_at is null and maker_confirmed_at is null`.execute(db);
}
