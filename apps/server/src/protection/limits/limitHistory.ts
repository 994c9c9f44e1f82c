import { toWire } from '@touchline/betting';
import type { AnswerOf, Calls } from '@touchline/contract';
import { sql } from 'kysely';
import { type Db, pageOf, seconds } from '../../kernel/index.ts';
import { measureOf, type LimitType } from './rules/limitTypes.ts';
import { noneOf } from './rules/limitValues.ts';

type LimitChanges = AnswerOf<Calls['limitHistory']>;

/** One page of the history. */
export interface HistoryPage {
  /** The `next` of the previous page. */
  readonly before?: string;
  readonly limit?: number;
}

const PAGE = 20;

/** Returns the changes of a player's limits, newest first, as the database recorded them. */
export async function limitHistory(
  db: Db,
  playerId: bigint,
  { before, limit = PAGE }: HistoryPage,
): Promise<LimitChanges> {
  const found = await changesOf(db, playerId, before === undefined ? undefined : BigInt(before), limit + 1);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return {
    changes: rows.map((row) => ({
      id: String(row.id),
      changedAt: seconds(row.changed_at),
      changedBy: row.changed_by,
      limitType: row.type,
      measure: measureOf(row.type),
      ...valueOf(row.type, row),
      limitState: row.state,
      ...(row.state_before === null ? {} : { stateBefore: row.state_before }),
      ...(row.old_value === null
        ? {}
        : {
            replaced: valueOf(row.type, {
              value: row.old_value,
              iso: row.old_iso,
              is_removal: row.old_is_removal ?? false,
            }),
          }),
    })),
    next,
  };
}

/**
 * Selects changes with the limit of the same type that was in force just before: another limit that had not ended
 * earlier.
 */
function changesOf(db: Db, playerId: bigint, before: bigint | undefined, count: number) {
  let query = db
    .selectFrom('limit_history as h')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('limit_history as p')
          .select(['p.value as old_value', 'p.iso as old_iso', 'p.is_removal as old_is_removal'])
          .whereRef('p.player_id', '=', 'h.player_id')
          .whereRef('p.type', '=', 'h.type')
          .whereRef('p.limit_id', '<>', 'h.limit_id')
          .whereRef('p.id', '<', 'h.id')
          .where('p.state', '=', 'ACTIVE')
          .where('h.state', '<>', 'INACTIVE')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('limit_history as q')
                  .select(sql`1`.as('one'))
                  .whereRef('q.limit_id', '=', 'p.limit_id')
                  .where('q.state', '=', 'INACTIVE')
                  .whereRef('q.changed_at', '<', 'h.changed_at'),
              ),
            ),
          )
          .orderBy('p.id', 'desc')
          .limit(1)
          .as('old'),
      (join) => join.onTrue(),
    )
    .select(['h.id', 'h.type', 'h.value', 'h.iso', 'h.is_removal', 'h.state_before', 'h.state'])
    .select(['h.changed_at', 'h.changed_by', 'old.old_value', 'old.old_iso', 'old.old_is_removal'])
    .where('h.player_id', '=', playerId);
  if (before !== undefined) query = query.where('h.id', '<', before);
  return query.orderBy('h.id', 'desc').limit(count).execute();
}

interface Value {
  readonly value: bigint;
  readonly iso: string | null;
  readonly is_removal: boolean;
}

function valueOf(type: LimitType, { value, iso, is_removal }: Value) {
  const none = is_removal ? noneOf(type) : undefined;
  const limitValue = none ?? (iso === null ? String(value) : toWire(value, iso));
  return { limitValue, ...(iso === null ? {} : { iso }) };
}
