import type { OperatorScope, TimelineEntry, TimelineKind } from '@touchline/contract/operators';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../kernel/index.ts';

/** Entry without its id and its time. Distributes over the kinds. */
type DetailOf<Entry> = Entry extends TimelineEntry ? Omit<Entry, 'id' | 'at'> : never;
type TimelineDetail<Kind extends TimelineKind> = DetailOf<Extract<TimelineEntry, { readonly kind: Kind }>>;

/** Condition of a source's rows for a page, from its expressions of time and key. */
export type PageBound = (at: RawBuilder<Date>, key: RawBuilder<unknown>) => RawBuilder<boolean>;

/** Event with its position among the events of its source. */
export interface TimelineEvent {
  /** Time in UTC microseconds, the precision of the database. */
  readonly micros: bigint;
  /** Number of a source without `hasTextKeys`. */
  readonly key: string;
  readonly detail: TimelineDetail<TimelineKind>;
}

/** Events of one kind of a player's account. */
export interface TimelineSource {
  readonly kind: TimelineKind;
  /** Scopes of which the operator needs one besides `players`; none if it is empty. */
  readonly scopes: readonly OperatorScope[];
  readonly hasTextKeys: boolean;
  /** Returns at most `limit` events of a page, newest first, those of the same time by descending key. */
  readonly read: (db: Db, playerId: bigint, bound: PageBound, limit: number) => Promise<TimelineEvent[]>;
}

interface SourceSpec<Kind extends TimelineKind, Row> {
  readonly kind: Kind;
  readonly scopes?: readonly OperatorScope[];
  /** Time of an event, written as in the index that has a player's events by time. */
  readonly at: RawBuilder<Date>;
  /** Key that distinguishes the events of the source. */
  readonly key: RawBuilder<unknown>;
  /**
   * True if keys are texts; numbers otherwise.
   * @default false
   */
  readonly hasTextKeys?: boolean;
  readonly columns: RawBuilder<Row>;
  /** Tables with the condition that selects the player's events. */
  readonly from: (playerId: bigint) => RawBuilder<unknown>;
  readonly detail: (row: Row) => Omit<TimelineDetail<Kind>, 'kind'>;
}

/** Creates a source of a table's rows. */
export function timelineSource<const Kind extends TimelineKind, Row>({
  kind,
  scopes = [],
  at,
  key,
  hasTextKeys = false,
  columns,
  from,
  detail,
}: SourceSpec<Kind, Row>): TimelineSource {
  return {
    kind,
    scopes,
    hasTextKeys,
    async read(db, playerId, bound, limit) {
      const { rows } = await sql<Row & { readonly event_key: string; readonly event_micros: bigint }>`
        select ${columns}, (${key})::text as event_key,
          (extract(epoch from ${at}) * 1000000)::bigint as event_micros
        from ${from(playerId)} and ${bound(at, key)}
        order by ${at} desc, ${key} desc limit ${limit}`.execute(db);
      return rows.map((row) => ({
        micros: row.event_micros,
        key: row.event_key,
        // The cast: TypeScript doesn't follow that the details of a kind and the kind are one of the union.
        detail: { kind, ...detail(row) } as unknown as TimelineDetail<TimelineKind>,
      }));
    },
  };
}
