import { sql } from 'kysely';
import { type Db, startingWith } from '../../../kernel/index.ts';

const MOST = 8;

/**
 * Finds players by id, login, or the beginning of an e-mail, of a name or a surname; with several words by name and
 * surname in either order. Newest first.
 */
export function playersNamed(db: Db, text: string) {
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

export function betNumbered(db: Db, id: bigint) {
  return db
    .selectFrom('coupons')
    .select(['id', 'state', 'type_id', 'amount', 'iso'])
    .where('id', '=', id)
    .executeTakeFirst();
}
