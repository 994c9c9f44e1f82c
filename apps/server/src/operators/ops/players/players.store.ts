import { inSites, type SiteChoice, type Db, startingWith } from '../../../kernel/index.ts';

/** Maximum of players in one answer. */
const MOST = 20;

const shown = ['id', 'site_id', 'login', 'email', 'language', 'registered_at'] as const;

/** Returns players of some sites by id, by login or by the beginning of an e-mail, newest first. */
export function findPlayers(db: Db, name: string, sites: SiteChoice) {
  const text = name.toLowerCase();
  const number = /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;
  return db
    .selectFrom('players')
    .select(shown)
    .where(inSites('site_id', sites))
    .where((eb) =>
      eb.or([
        eb('login', '=', text),
        eb('login_name', '=', text),
        eb('email', 'like', startingWith(text)),
        ...(number === undefined ? [] : [eb('id', '=', number)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

export function playerById(db: Db, id: bigint) {
  return db.selectFrom('players').select(shown).where('id', '=', id).executeTakeFirst();
}

/** Returns limits in force or pending, by type. */
export function limitsOfPlayer(db: Db, id: bigint) {
  return db
    .selectFrom('limits')
    .select(['type', 'value', 'iso', 'state', 'starts_at', 'ends_at'])
    .where('player_id', '=', id)
    .where('state', '!=', 'INACTIVE')
    .orderBy('type')
    .execute();
}
