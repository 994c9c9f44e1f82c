import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { lockPlayer } from '../../ledger/index.ts';
import type { MethodPausesTable } from './payments.tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Declined deposits of a family within an hour, and different cards within a day, that pause it. */
const MOST_DECLINES = 5;
const MOST_CARDS = 3;
/** Length of a pause, ms. */
const PAUSE = DAY;

export type MethodPause = Selectable<MethodPausesTable>;

/** Deposit methods of one family: a player who changes between them is still counted. */
export interface MethodFamily {
  readonly family: string;
  /** Ids of its methods. */
  readonly methodIds: readonly string[];
  /** True if it is paid by cards, whose number is counted. */
  readonly isCards: boolean;
}

/**
 * Pauses a family of methods for a player who has just had too many declines in an hour, or has used too many cards in
 * a day: that is how stolen cards are tried. Locks the player, so that no two events miss each other. What came before
 * the end of the last pause doesn't count.
 */
export async function pauseIfDue(
  trx: Trx,
  playerId: bigint,
  { family, methodIds, isCards }: MethodFamily,
  now: Date,
): Promise<void> {
  await lockPlayer(trx, playerId);
  const last = await lastPause(trx, playerId, family);
  const ended = last && (last.lifted_at ?? last.ends_at);
  if (ended !== undefined && ended > now) return;
  const since = (ms: number): Date => {
    const start = new Date(now.getTime() - ms);
    return ended !== undefined && ended > start ? ended : start;
  };
  const { rows } = await sql<{ declines: number; cards: number }>`
    select
      count(*) filter (where s.event = 'failed' and s.at > ${since(HOUR)})::integer as declines,
      count(distinct p.instrument) filter (where s.at > ${since(DAY)})::integer as cards
    from payments p
    join payment_steps s on s.payment_id = p.id
    where p.player_id = ${playerId} and p.direction = 'deposit' and p.method_id = any(${[...methodIds]})
      and s.at > ${since(DAY)}
      and (s.event in ('paid', 'forbidden') or (s.event = 'failed' and s.reason <> ${NO_DECLINE}))`.execute(
    trx,
  );
  const { declines = 0, cards = 0 } = rows[0] ?? {};
  const cause = declines >= MOST_DECLINES ? 'declines' : isCards && cards >= MOST_CARDS ? 'cards' : undefined;
  if (!cause) return;
  const ends_at = new Date(now.getTime() + PAUSE);
  await trx
    .insertInto('method_pauses')
    .values({ player_id: playerId, family, cause, begun_at: now, ends_at })
    .execute();
}

/** Reason of a failure that is no decline: the site takes no credit cards. */
const NO_DECLINE = 'credit_card';

function lastPause(trx: Trx, playerId: bigint, family: string): Promise<MethodPause | undefined> {
  return trx
    .selectFrom('method_pauses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('family', '=', family)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the pauses of a player that haven't ended, the last one first. */
export function activePauses(db: Db, playerId: bigint, now: Date): Promise<MethodPause[]> {
  return db
    .selectFrom('method_pauses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ends_at', '>', now)
    .where('lifted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** Ends a pause; returns it as it was, or undefined if it isn't active. */
export async function liftPause(
  trx: Trx,
  {
    id,
    playerId,
    operator,
    now,
  }: {
    readonly id: bigint;
    readonly playerId: bigint;
    readonly operator: string;
    readonly now: Date;
  },
): Promise<MethodPause | undefined> {
  return trx
    .updateTable('method_pauses')
    .set({ lifted_at: now, lifted_by: operator })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('ends_at', '>', now)
    .where('lifted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
