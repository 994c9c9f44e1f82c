import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';

/** Sums of a maker's day in one currency, minor units. */
export interface DaySums {
  readonly bets: bigint;
  readonly wins: bigint;
  readonly rollbacks: bigint;
  /** Number of operations that changed something. */
  readonly count: number;
}

/** A day of a maker; `day` is `yyyy-mm-dd`, UTC. */
export interface MakerDay {
  readonly makerId: string;
  readonly day: string;
}

/**
 * Takes a day to compare, so that no other process asks for it at the same time. Returns whether it was taken; false if
 * it is compared, or was asked for since an instant.
 */
export async function takeDay(
  db: Db,
  { makerId, day }: MakerDay,
  { at, askedBefore }: { readonly at: Date; readonly askedBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into maker_reports (maker_id, day, asked_at) values (${makerId}, ${day}, ${at})
    on conflict (maker_id, day) do update set asked_at = excluded.asked_at
    where maker_reports.compared_at is null and maker_reports.asked_at <= ${askedBefore}
    returning maker_id`.execute(db);
  return rows.length > 0;
}

/** Returns the sums of a maker's operations of a day by currency; those that the platform made itself aren't counted. */
export async function ourSums(db: Db, { makerId, day }: MakerDay): Promise<ReadonlyMap<string, DaySums>> {
  const { rows } = await sql<DaySums & { readonly iso: string }>`
    select iso, count(*)::integer as count,
      coalesce(sum(amount) filter (where kind in ('bet', 'freeBet', 'betWin', 'tip')), 0)::bigint as bets,
      (coalesce(sum(amount) filter (where kind in ('win', 'freeWin', 'promo', 'jackpot')), 0)
        + coalesce(sum(won) filter (where kind = 'betWin'), 0))::bigint as wins,
      coalesce(sum(amount) filter (where kind = 'rollback'), 0)::bigint as rollbacks
    from game_operations
    where maker_id = ${makerId} and is_applied and iso is not null and kind not in ('void', 'correction', 'tombstone')
      and at >= ${`${day}T00:00:00Z`}::timestamptz and at < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours'
    group by iso`.execute(db);
  return new Map(rows.map(({ iso, ...sums }) => [iso, sums]));
}

/** Comparison of a maker's day in one currency; `theirs` is null if the maker sent no report. */
export interface ComparedDay extends MakerDay {
  readonly iso: string;
  readonly ours: DaySums;
  readonly theirs: DaySums | null;
  readonly isEqual: boolean;
  readonly at: Date;
}

/** Stores the comparison of a day in one currency, in place of an earlier one. */
export async function storeDay(trx: Trx, compared: ComparedDay): Promise<void> {
  const { makerId, day, iso, ours, theirs, isEqual, at } = compared;
  const sums = {
    ours: textOf(ours),
    theirs: theirs === null ? null : textOf(theirs),
    is_equal: isEqual,
    compared_at: at,
  };
  await trx
    .insertInto('maker_days')
    .values({ maker_id: makerId, day, iso, ...sums })
    .onConflict((conflict) => conflict.columns(['maker_id', 'day', 'iso']).doUpdateSet(sums))
    .execute();
}

/** Marks a day as compared with its maker's report. */
export async function endDay(trx: Trx, { makerId, day }: MakerDay, at: Date): Promise<void> {
  await sql`
    update maker_reports set compared_at = ${at} where maker_id = ${makerId} and day = ${day}`.execute(trx);
}

const textOf = ({ bets, wins, rollbacks, count }: DaySums): string =>
  JSON.stringify({ bets: String(bets), wins: String(wins), rollbacks: String(rollbacks), count });
