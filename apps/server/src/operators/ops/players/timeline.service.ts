import { toWire } from '@touchline/betting';
import type { TimelineEntry, TimelinePage } from '@touchline/contract/operators';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../kernel/index.ts';

const PAGE = 25;

/** Position in the timeline: entries are ordered by time, then by source, then by id, newest first. */
export interface TimelineCursor {
  /** UTC ms. */
  readonly at: number;
  readonly rank: number;
  readonly id: bigint;
}

interface Source {
  /** Entries of the player before the cursor, newest first. */
  readonly entries: (
    db: Db,
    playerId: bigint,
    isBefore: (at: RawBuilder<Date>, id: RawBuilder<bigint>) => RawBuilder<boolean>,
  ) => Promise<readonly { readonly id: bigint; readonly at: Date; readonly entry: TimelineDetail }[]>;
  readonly name: string;
}

/** Entry without its id and its time. Distributes over the kinds. */
type TimelineDetail = TimelineEntry extends infer Entry
  ? Entry extends TimelineEntry
    ? Omit<Entry, 'id' | 'at'>
    : never
  : never;

const sessions: Source = {
  name: 'session',
  async entries(db, playerId, isBefore) {
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'started_at', 'user_agent', 'end_reason'])
      .where('player_id', '=', playerId)
      .where(isBefore(sql`started_at`, sql`id`))
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return rows.map(({ id, started_at: at, user_agent: userAgent, end_reason: endReason }) => ({
      id,
      at,
      entry: { kind: 'session', userAgent, endReason },
    }));
  },
};

const bets: Source = {
  name: 'bet',
  async entries(db, playerId, isBefore) {
    // Written as in the index.
    const time = sql<Date>`coalesce(accepted_at, placed_at)`;
    const rows = await db
      .selectFrom('coupons')
      .select(['id', 'state', 'type_id', 'amount', 'iso', time.as('at')])
      .where('player_id', '=', playerId)
      .where(isBefore(time, sql`id`))
      .orderBy(time, 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return rows.map(({ id, at, state, type_id: typeId, amount, iso }) => ({
      id,
      at,
      entry: { kind: 'bet', bet: { id: String(id), state, typeId, amount: toWire(amount, iso), iso } },
    }));
  },
};

const limits: Source = {
  name: 'limit',
  async entries(db, playerId, isBefore) {
    const rows = await db
      .selectFrom('limit_history')
      .selectAll()
      .where('player_id', '=', playerId)
      .where(isBefore(sql`changed_at`, sql`id`))
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return rows.map(({ id, changed_at: at, type, value, iso, state, is_removal, changed_by: by }) => ({
      id,
      at,
      entry: {
        kind: 'limit',
        type,
        value: iso === null ? String(value) : toWire(value, iso),
        iso,
        state,
        isRemoval: is_removal,
        by,
      },
    }));
  },
};

const audit: Source = {
  name: 'audit',
  async entries(db, playerId, isBefore) {
    const rows = await db
      .selectFrom('operator_actions')
      .select(['id', 'at', 'action', 'operator', 'before', 'after', 'reason'])
      .where('subject', '=', `player:${playerId}`)
      .where(isBefore(sql`at`, sql`id`))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return rows.map(({ id, at, ...entry }) => ({ id, at, entry: { kind: 'audit', entry } }));
  },
};

/** Sources in the order of entries of the same time; a cursor has a source's index. */
const sources: readonly Source[] = [sessions, limits, bets, audit];

/**
 * Returns the events of a player's account: sign-ins, bets, changes of limits and operators' actions, newest first.
 * Each source reads an index by player and returns at most a page.
 */
export async function timelineOf(
  db: Db,
  playerId: bigint,
  before: TimelineCursor | undefined,
): Promise<TimelinePage> {
  const found = await Promise.all(
    sources.map(async (source, rank) => {
      const rows = await source.entries(db, playerId, isBeforeCursor(before, rank));
      return rows.map((row) => ({ ...row, rank, name: source.name }));
    }),
  );
  const all = found
    .flat()
    .toSorted(
      (one, other) =>
        other.at.getTime() - one.at.getTime() || other.rank - one.rank || Number(other.id - one.id),
    );
  const page = all.slice(0, PAGE);
  const last = page.at(-1);
  return {
    entries: page.map(({ id, at, entry, name }) => ({
      ...entry,
      id: `${name}:${id}`,
      at: at.getTime(),
    })),
    next: all.length > PAGE && last ? `${last.at.getTime()}.${last.rank}.${last.id}` : null,
  };
}

/** Parses the `next` of a page; undefined if it is none. */
export function cursorIn(text: string): TimelineCursor | undefined {
  const [, at, rank, id] = /^(\d{1,15})\.([0-3])\.(\d{1,18})$/.exec(text) ?? [];
  if (at === undefined || rank === undefined || id === undefined) return undefined;
  return { at: Number(at), rank: Number(rank), id: BigInt(id) };
}

/**
 * Returns the condition of a source for entries before the cursor. The database's times have microseconds and the
 * cursor's milliseconds, so times are compared in milliseconds; the first condition limits the range of the index.
 */
function isBeforeCursor(cursor: TimelineCursor | undefined, rank: number) {
  return (at: RawBuilder<Date>, id: RawBuilder<bigint>): RawBuilder<boolean> => {
    if (!cursor) return sql`true`;
    const time = new Date(cursor.at);
    const end = new Date(cursor.at + 1);
    const sameTime =
      rank < cursor.rank ? sql`true` : rank > cursor.rank ? sql`false` : sql`${id} < ${cursor.id}`;
    return sql`${at} < ${end} and (${at} < ${time} or ${sameTime})`;
  };
}
