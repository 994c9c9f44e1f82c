import type { DataChange } from '@touchline/contract';
import type { ChangedField } from '@touchline/contract/personalData';
import { type Db, type Trx, pageOf } from '../../kernel/index.ts';
import { maskedEmail } from '../../delivery/index.ts';

const PAGE = 20;
/** Characters that a masked number shows. */
const SHOWN = 2;

/** A change of one field, with whole values. */
export interface FieldChange {
  readonly field: ChangedField;
  readonly before: string | null;
  readonly after: string | null;
}

/** Author of a change. */
export interface ChangeAuthor {
  readonly playerId: bigint;
  readonly at: Date;
  /** Name of the operator; null for the player. */
  readonly operator: string | null;
}

/** Returns a number of which only the last characters are visible, not its length. */
const maskedNumber = (value: string): string =>
  value.length > 2 * SHOWN ? `•••\u00A0${value.slice(-SHOWN)}` : '•••';

/** Returns a value as the history stores it: numbers of documents, phones and addresses are masked. */
export function storedValue(field: ChangedField, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'email') return maskedEmail(value);
  const isNumber = ['passport', 'passport_series', 'inn', 'phone'].includes(field);
  return isNumber ? maskedNumber(value) : value;
}

/** Adds changed fields to the history; those whose value stayed the same are left out. */
export async function insertDataChanges(
  trx: Trx,
  { playerId, at, operator }: ChangeAuthor,
  changes: readonly FieldChange[],
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  await trx
    .insertInto('player_data_changes')
    .values(
      changed.map(({ field, before, after }) => ({
        player_id: playerId,
        at,
        operator,
        field,
        value_before: storedValue(field, before),
        value_after: storedValue(field, after),
      })),
    )
    .execute();
}

/**
 * Returns a page of a player's changes, newest first.
 * @param before `next` of the previous page
 */
export async function dataChangesBefore(db: Db, playerId: bigint, before: bigint | undefined) {
  let query = db.selectFrom('player_data_changes').selectAll().where('player_id', '=', playerId);
  if (before !== undefined) query = query.where('id', '<', before);
  const found = await query
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return pageOf(found, PAGE, ({ id }) => id);
}

type DataChangeRow = Awaited<ReturnType<typeof dataChangesBefore>>['rows'][number];

/** Converts a change to what its player sees: without the operator's name. */
export const shownChange = (row: DataChangeRow): DataChange => ({
  id: String(row.id),
  at: row.at.getTime(),
  by: row.operator === null ? 'player' : 'operator',
  field: row.field,
  ...(row.value_before === null ? {} : { before: row.value_before }),
  ...(row.value_after === null ? {} : { after: row.value_after }),
});
