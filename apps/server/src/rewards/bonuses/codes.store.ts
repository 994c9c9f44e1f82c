import type { Insertable, NotNull, Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { BonusCodesTable } from './bonuses.tables.ts';

export type CodeRow = Selectable<BonusCodesTable>;

/** A code of a site that a player may know: a public one, or the player's own. */
export interface CodeQuery {
  readonly siteId: string;
  readonly playerId: bigint;
  readonly code: string;
}

function visible(db: Db | Trx, { siteId, playerId, code }: CodeQuery) {
  return db
    .selectFrom('bonus_codes')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('player_id', 'is', null), row('player_id', '=', playerId)]));
}

/** Returns a code; another player's code is as unknown as one that doesn't exist. */
export function findCode(db: Db | Trx, query: CodeQuery): Promise<CodeRow | undefined> {
  return visible(db, query).executeTakeFirst();
}

/** Like `findCode`, locked until the transaction ends: the last use has one winner. */
export function lockCode(trx: Trx, query: CodeQuery): Promise<CodeRow | undefined> {
  return visible(trx, query).forUpdate().executeTakeFirst();
}

/** Returns how often a player has used a code. */
export async function usesBy(db: Db | Trx, codeId: bigint, playerId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('bonus_code_uses')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('code_id', '=', codeId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a use of a locked code, and the part of its budget that the grant takes. */
export async function storeUse(
  trx: Trx,
  code: CodeRow,
  use: { readonly playerId: bigint; readonly grantId: bigint; readonly spent: bigint; readonly at: Date },
): Promise<void> {
  const { playerId, grantId, at } = use;
  await trx
    .insertInto('bonus_code_uses')
    .values({ code_id: code.id, player_id: playerId, grant_id: grantId, at })
    .execute();
  await trx
    .updateTable('bonus_codes')
    .set({ uses: code.uses + 1, spent: code.spent + use.spent })
    .where('id', '=', code.id)
    .execute();
}

/** Returns the codes that a player has used, newest first. */
export function usedCodes(db: Db, playerId: bigint, limit: number) {
  return db
    .selectFrom('bonus_code_uses as u')
    .innerJoin('bonus_codes as c', 'c.id', 'u.code_id')
    .select(['u.id', 'u.at', 'u.grant_id', 'c.code'])
    .where('u.player_id', '=', playerId)
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the codes of a site, newest first, at most 500. */
export function codesOf(db: Db, siteId: string): Promise<CodeRow[]> {
  return db
    .selectFrom('bonus_codes')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** Stores a code and returns its id; undefined if the site has it already. */
export async function insertCode(trx: Trx, row: Insertable<BonusCodesTable>): Promise<bigint | undefined> {
  const stored = await trx
    .insertInto('bonus_codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

/** Returns the registration's codes that have no result yet, each for the currency of its player's main account. */
export function codesOfRegistrations(db: Db, after: bigint, limit: number) {
  return db
    .selectFrom('registration_choices as r')
    .innerJoin('players as p', 'p.id', 'r.player_id')
    .innerJoin('accounts as a', (join) => join.onRef('a.player_id', '=', 'r.player_id').on('a.type', '=', 0))
    .select(['r.player_id as playerId', 'r.promo_code as code', 'p.site_id as siteId', 'a.iso'])
    .$narrowType<{ code: NotNull }>()
    .where('r.promo_code', 'is not', null)
    .where('r.promo_code_state', 'is', null)
    .where('r.player_id', '>', after)
    .orderBy('r.player_id')
    .limit(limit)
    .execute();
}
