import { toWire } from '@touchline/betting';
import type { FreeRoundsMessageKind } from '@touchline/contract/messages';
import { sql } from 'kysely';
import { type Db, type Trx, seconds } from '../../kernel/index.ts';
import { writeMessage } from '../../delivery/index.ts';

const HOUR = 3_600_000;
/** Time before the end of free rounds at which their player is told, ms. */
const ENDS_WITHIN = 48 * HOUR;
/** Rounds that are younger have no such message: the one about their grant names the end. */
const GIVEN_BEFORE = 24 * HOUR;
const PAGE = 200;

interface Told {
  readonly playerId: bigint;
  readonly left: number;
  readonly stake: bigint;
  readonly iso: string;
  readonly endsAt: Date;
  readonly game: string | null;
  readonly games: number;
}

/** Writes the message about free rounds that were given, or whose time ends soon: one of each. */
export async function messageFreeRounds(
  trx: Trx,
  kind: FreeRoundsMessageKind,
  id: string,
  at: Date,
): Promise<void> {
  const { rows } = await sql<Told>`
    select f.player_id as "playerId", f.rounds - f.played as left, f.stake, f.iso, f.ends_at as "endsAt",
      (select name from games where id = f.game_ids[1]) as game, cardinality(f.game_ids) as games
    from free_rounds f where f.id = ${id}`.execute(trx);
  const [told] = rows;
  if (!told) return;
  const { playerId, left, stake, iso, endsAt, game, games } = told;
  await writeMessage(trx, {
    playerId,
    cause: `${kind}:${id}`,
    subject: {
      kind,
      freeRoundsId: id,
      game: game ?? '',
      otherGames: games - 1,
      rounds: left,
      value: toWire(stake, iso),
      iso,
      until: seconds(endsAt),
    },
    at,
  });
}

/** Writes the messages about free rounds that end soon and aren't all played. */
export async function messageEndingFreeRounds(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select f.id from free_rounds f
      where f.maker_confirmed_at <= ${new Date(now.getTime() - GIVEN_BEFORE)} and f.cancelled_at is null
        and f.played < f.rounds and f.ends_at > ${now} and f.ends_at <= ${new Date(now.getTime() + ENDS_WITHIN)}
        and not exists (select from player_messages m
          where m.player_id = f.player_id and m.cause = 'free-rounds-ending:' || f.id)
      limit ${PAGE}`.execute(trx);
    for (const { id } of rows) await messageFreeRounds(trx, 'free-rounds-ending', id, now);
  });
}
