import type { OperatorScope, TimelineKind, TimelinePage } from '@touchline/contract/operators';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/index.ts';
import { accountEvents } from './accountEvents.ts';
import { contactEvents } from './contactEvents.ts';
import { moneyEvents } from './moneyEvents.ts';
import { playEvents } from './playEvents.ts';
import type { PageBound, TimelineSource } from './timelineSource.ts';

const PAGE = 25;

/** Sources in the order of events of the same time; a cursor has a source's index. */
const sources: readonly TimelineSource[] = [
  ...accountEvents,
  ...playEvents,
  ...moneyEvents,
  ...contactEvents,
];

/** Position in the timeline: entries are ordered by time, then by source, then by key, newest first. */
export interface TimelineCursor {
  /** UTC microseconds. */
  readonly micros: bigint;
  readonly rank: number;
  readonly key: bigint | string;
}

export interface TimelineQuery {
  readonly playerId: bigint;
  /** Scopes of the operator on the player's site. */
  readonly scopes: readonly OperatorScope[];
  /** Kinds of the entries; all if undefined. */
  readonly kinds: readonly TimelineKind[] | undefined;
  readonly before: TimelineCursor | undefined;
}

/**
 * Returns the events of a player's account that the operator's scopes cover, newest first. Each source reads an index
 * by player and returns at most a page.
 */
export async function timelineOf(
  db: Db,
  { playerId, scopes, kinds, before }: TimelineQuery,
): Promise<TimelinePage> {
  const covered = sources.filter(
    (source) => source.scopes.length === 0 || source.scopes.some((scope) => scopes.includes(scope)),
  );
  const read = covered.filter(({ kind }) => !kinds || kinds.includes(kind));
  const found = await Promise.all(
    read.map(async (source) => {
      const rank = sources.indexOf(source);
      const events = await source.read(db, playerId, boundOf(before, rank), PAGE + 1);
      return events.map((event) => ({ ...event, rank }));
    }),
  );
  // The sort is stable: events of one source keep the database's order.
  const all = found
    .flat()
    .toSorted((one, other) => Number(other.micros - one.micros) || other.rank - one.rank);
  const page = all.slice(0, PAGE);
  const last = page.at(-1);
  return {
    entries: page.map(({ micros, key, detail }) => ({
      ...detail,
      id: `${detail.kind}:${key}`,
      at: Number(micros / 1000n),
    })),
    kinds: covered.map(({ kind }) => kind),
    next: all.length > PAGE && last ? `${last.micros}.${last.rank}.${last.key}` : null,
  };
}

/** Parses the `next` of a page; undefined if it is none. */
export function cursorIn(text: string): TimelineCursor | undefined {
  const [, micros = '', rank = '', key = ''] = /^(\d{1,16})\.(\d{1,2})\.([\w.-]{1,64})$/.exec(text) ?? [];
  const source = micros === '' ? undefined : sources[Number(rank)];
  if (!source) return undefined;
  const position = { micros: BigInt(micros), rank: Number(rank) };
  if (source.hasTextKeys) return { ...position, key };
  return /^\d{1,18}$/.test(key) ? { ...position, key: BigInt(key) } : undefined;
}

/** Returns the condition of a source for the entries after the cursor's. */
function boundOf(cursor: TimelineCursor | undefined, rank: number): PageBound {
  return (at, key) => {
    if (!cursor) return sql`true`;
    const time = sql`${instantText(cursor.micros)}::timestamptz`;
    if (rank < cursor.rank) return sql`${at} <= ${time}`;
    if (rank > cursor.rank) return sql`${at} < ${time}`;
    return sql`(${at}, ${key}) < (${time}, ${cursor.key})`;
  };
}

/** Returns UTC microseconds as ISO 8601: a `Date` has milliseconds only. */
function instantText(micros: bigint): string {
  const fraction = String(micros % 1000n).padStart(3, '0');
  return new Date(Number(micros / 1000n)).toISOString().replace('Z', `${fraction}Z`);
}
