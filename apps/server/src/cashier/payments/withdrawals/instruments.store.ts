import { openWithdrawalStates } from '@touchline/cashier';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { InstrumentsTable } from './withdrawals.tables.ts';

export type InstrumentRow = Selectable<InstrumentsTable>;

/** An instrument that was used: the digest of its number, and the method it was used with. */
export interface UsedInstrument extends Pick<
  InstrumentRow,
  'player_id' | 'provider' | 'instrument' | 'iso' | 'requisite'
> {
  readonly methodId: string;
  readonly owner?: string | null;
  /** @default false */
  readonly isTyped?: boolean;
  readonly at: Date;
}

/**
 * Stores an instrument that a player has used, and offers it again if the player had removed it; returns its id. One
 * that is closed in another currency is closed in this one.
 */
export async function rememberInstrument(trx: Trx, used: UsedInstrument): Promise<bigint> {
  const { methodId, at, owner = null, isTyped = false, ...name } = used;
  const closed = await trx
    .selectFrom('instruments')
    .select(['closed_at', 'closed_for'])
    .where('player_id', '=', name.player_id)
    .where('provider', '=', name.provider)
    .where('instrument', '=', name.instrument)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('instruments')
    .values({
      ...name,
      ...closed,
      owner,
      methods: JSON.stringify([methodId]),
      fields: '{}',
      is_typed: isTyped,
      created_at: at,
      used_at: at,
      removed_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'provider', 'instrument', 'iso']).doUpdateSet({
        used_at: at,
        removed_at: null,
        requisite: name.requisite,
        methods: sql<string>`
          case when instruments.methods ? ${methodId} then instruments.methods
          else instruments.methods || to_jsonb(${methodId}::text) end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An instrument with what it has paid in and got back in a time, minor units. */
export interface InstrumentWithSums extends InstrumentRow {
  readonly deposited: bigint;
  readonly refunded: bigint;
  readonly withdrawn: bigint;
  /** Number of payments with it that are open. */
  readonly open: number;
}

/** Returns a player's instruments of a currency, those that were paid from first come first. */
export async function instrumentsOf(
  db: Db,
  { playerId, iso, since }: { readonly playerId: bigint; readonly iso: string; readonly since: Date },
): Promise<InstrumentWithSums[]> {
  const { rows } = await sql<InstrumentWithSums>`
    select i.*, coalesce(d.deposited, 0)::bigint as deposited, coalesce(d.refunded, 0)::bigint as refunded,
      coalesce(w.withdrawn, 0)::bigint as withdrawn, coalesce(w.open, 0)::integer as open
    from instruments i
    left join lateral (
      -- A converted deposit counts by its credit, and a part of it as it was taken back: rounded up.
      select sum(coalesce(p.credited, p.received, p.amount)) as deposited,
        sum(coalesce(ceil(p.credited::numeric * p.refunded / coalesce(p.received, p.amount)), p.refunded)) as refunded,
        min(p.seq) as first
      from payments p
      where p.player_id = i.player_id and p.direction = 'deposit' and p.provider = i.provider
        and p.instrument = i.instrument and coalesce(p.credit_iso, p.iso) = i.iso and p.state in ('succeeded', 'refunded')
        and p.created_at > ${since}
    ) d on true
    left join lateral (
      select sum(p.amount) filter (where p.created_at > ${since}) as withdrawn,
        count(*) filter (where p.state in (${sql.join(openWithdrawalStates)})) as open
      from payments p
      where p.instrument_id = i.id and p.request_id is not null
        and p.state in (${sql.join([...openWithdrawalStates, 'paid'])})
    ) w on true
    where i.player_id = ${playerId} and i.iso = ${iso}
    order by d.first nulls last, i.id`.execute(db);
  return rows;
}

export function instrumentById(db: Db, id: bigint): Promise<InstrumentRow | undefined> {
  return db.selectFrom('instruments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Takes an instrument out of the player's list; false if it isn't there, or a payment with it is open. */
export async function removeInstrument(
  db: Db,
  { playerId, id, at }: { readonly playerId: bigint; readonly id: bigint; readonly at: Date },
): Promise<boolean> {
  const removed = await db
    .updateTable('instruments')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.instrument_id', '=', 'instruments.id')
            .where('payments.state', 'in', openWithdrawalStates),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
