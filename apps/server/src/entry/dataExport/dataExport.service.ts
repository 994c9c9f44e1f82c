import { toWire } from '@touchline/betting';
import type { ExportPage } from '@touchline/contract';
import { sql } from 'kysely';
import type { AccountNumbers } from '../../accounts/index.ts';
import { type Db, parseId, wrongField } from '../../kernel/index.ts';
import { sections, type Section } from './sections.ts';

const PAGE = 200;

type Row = Readonly<Record<string, unknown>>;

export interface ExportDeps {
  readonly db: Db;
  readonly numbers: Pick<AccountNumbers, 'open'>;
}

/**
 * Returns the next rows of everything that is stored about a player: at most 200 of one section, so that an export of
 * any length takes the same memory. Throws a ProblemError 400 for a cursor that is none.
 * @param cursor `next` of the page before; undefined at the beginning
 */
export async function exportPage(
  { db, numbers }: ExportDeps,
  playerId: bigint,
  cursor: string | undefined,
): Promise<ExportPage> {
  const { index, after } = placeOf(cursor);
  const section = sections[index];
  if (!section) throw wrongCursor();
  const found = await rowsOf(db, section, { playerId, after });
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  const isMore = found.length > PAGE && last !== undefined;
  const following = sections[index + 1];
  const next = isMore ? `${section.name}.${last.page_key}` : following && `${following.name}.0`;
  return {
    section: section.name,
    rows: rows.map(({ row }) => shownRow(section, section.hasNumbers ? withNumber(row, numbers) : row)),
    done: isMore ? index : index + 1,
    of: sections.length,
    next: next ?? null,
  };
}

const wrongCursor = () =>
  wrongField('/after', 'cursor', '"after" is no place of an export: use the `next` of the page before.');

function placeOf(cursor: string | undefined): { readonly index: number; readonly after: bigint } {
  if (cursor === undefined) return { index: 0, after: 0n };
  const [name = '', key = ''] = cursor.split('.');
  const index = sections.findIndex((section) => section.name === name);
  const after = key === '0' ? 0n : parseId(key);
  if (index < 0 || after === undefined) throw wrongCursor();
  return { index, after };
}

async function rowsOf(
  db: Db,
  { rows }: Section,
  { playerId, after }: { readonly playerId: bigint; readonly after: bigint },
): Promise<readonly { readonly page_key: bigint; readonly row: Row }[]> {
  const found = await sql<{ readonly page_key: bigint; readonly row: Row }>`
    select r.page_key, to_jsonb(r) - 'page_key' - 'player_id' as row from (${rows}) r
    where r.player_id = ${playerId} and r.page_key > ${after}
    order by r.page_key limit ${PAGE + 1}`.execute(db);
  return found.rows;
}

/** Returns a row with the requisites that the player has typed, decrypted: they are the player's own. */
function withNumber(row: Row, numbers: ExportDeps['numbers']): Row {
  const { instrument: digest, sealed } = row;
  if (typeof digest !== 'string' || typeof sealed !== 'string') return row;
  return { ...row, fields: numbers.open({ digest, sealed }).fields };
}

/** Returns a row without the columns that stay out, and with amounts as decimal text of their currency. */
function shownRow({ without = [], amounts = {} }: Section, row: Row): Row {
  const shown = Object.entries(row).flatMap(([column, value]) => {
    if (without.includes(column) || value === null) return [];
    const iso = row[amounts[column] ?? ''];
    return [[column, typeof iso === 'string' ? toWire(BigInt(String(value)), iso) : value] as const];
  });
  return Object.fromEntries(shown);
}
