import { sql } from 'kysely';
import { inSites, type SiteChoice, type Db, startingWith } from '../../../kernel/index.ts';

const MOST = 8;

/**
 * Finds players of some sites by id, login, or the beginning of an e-mail, of a name or a surname; with several words by name and
 * surname in either order. Newest first.
 */
export function playersNamed(db: Db, text: string, sites: SiteChoice) {
  const typed = text.toLowerCase();
  const number = /^\d{1,18}$/.test(typed) ? BigInt(typed) : undefined;
  const [first = '', ...others] = typed.split(/\s+/);
  const last = others.join(' ');
  const begins = (column: 'surname' | 'name', start: string) =>
    sql<boolean>`lower(${sql.ref(`profile.${column}`)}) like ${startingWith(start)}`;
  return db
    .selectFrom('players')
    .leftJoin('player_profiles as profile', 'profile.player_id', 'players.id')
    .select(['players.id', 'players.login', 'players.email', 'players.site_id'])
    .select(['profile.name', 'profile.surname'])
    .where(inSites('players.site_id', sites))
    .where((eb) =>
      last === ''
        ? eb.or([
            eb('players.login', '=', typed),
            eb('players.login_name', '=', typed),
            eb('players.email', 'like', startingWith(typed)),
            begins('surname', first),
            begins('name', first),
            ...(number === undefined ? [] : [eb('players.id', '=', number)]),
          ])
        : eb.or([
            eb.and([begins('name', first), begins('surname', last)]),
            eb.and([begins('surname', first), begins('name', last)]),
          ]),
    )
    .orderBy('players.id', 'desc')
    .limit(MOST)
    .execute();
}

export function betNumbered(db: Db, id: bigint, sites: SiteChoice) {
  return db
    .selectFrom('coupons as c')
    .innerJoin('players as p', 'p.id', 'c.player_id')
    .select(['c.id', 'c.state', 'c.type_id', 'c.amount', 'c.iso'])
    .where('c.id', '=', id)
    .where(inSites('p.site_id', sites))
    .executeTakeFirst();
}
