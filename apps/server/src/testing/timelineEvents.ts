import { sql } from 'kysely';
import { insertOffer } from '../rewards/bonuses/offers.store.ts';
import type { Db } from '../kernel/db/database.ts';
import { PLAIN_OFFER } from './bonusBench.ts';
import type { TestPlayer } from './players.ts';
import { storeRound } from './rounds.ts';

let made = 0;

/** Returns a random id as payments, requests and checks have it. */
const hexId = sql`md5(random()::text || clock_timestamp()::text)`;

/**
 * Stores an event of each kind that has a domain of its own, besides sign-ins, bets and operators' actions: two steps of a
 * deposit and of a withdrawal, a session of a game, a given and ended bonus, free rounds that were cancelled, a message,
 * a mail, a message to the consultant, an answered reality check, a decided identification and a step of a check.
 * @param at ISO 8601, with microseconds
 */
export async function storeTimelineEvents(db: Db, player: TestPlayer, at: string): Promise<void> {
  const { playerId, accountId } = player;
  made += 1;
  const time = sql`${at}::timestamptz`;
  await storeRound(db, player, { state: 'closed', at: new Date(at) });
  await sql`update game_sessions set created_at = ${time}, rounds = 1, staked = 200, won = 500
    where player_id = ${playerId} and rounds = 0`.execute(db);
  const offerId = await db.transaction().execute((trx) =>
    insertOffer(trx, 'house', {
      terms: PLAIN_OFFER,
      texts: { en: { title: 'Sports bonus', text: 'For bets.' } },
      at: new Date(at),
      by: 'operator',
    }),
  );
  await sql`
    with paid as (
      insert into payments (id, player_id, account_id, site_id, direction, method_id, method_name, method_icon, provider,
        iso, amount, state, fields, created_at, received)
      select ${hexId}, ${playerId}::bigint, ${accountId}::bigint, 'house', d.direction, 'card', '{"en": "Card"}', 'card',
        'sandbox', 'EUR', 2500, d.state, '{}', ${time}, d.received
      from (values ('deposit', 'succeeded', 2500::bigint), ('withdrawal', 'paid', null)) d (direction, state, received)
      returning id, direction
    )
    insert into payment_steps (payment_id, player_id, at, state, event, source)
    select paid.id, ${playerId}::bigint, ${time}, s.state, s.event, s.source
    from paid join (values
      ('deposit', 'created', 'created', 'player'), ('deposit', 'redirected', 'address', 'provider'),
      ('deposit', 'succeeded', 'paid', 'provider'), ('withdrawal', 'held', 'created', 'player'),
      ('withdrawal', 'paid', 'paid', 'provider')) s (direction, state, event, source)
      on s.direction = paid.direction`.execute(db);
  await sql`
    insert into bonus_grants (player_id, site_id, offer_id, version, kind, state, source, source_ref, iso, amount,
      created_at, activated_at, expires_at, ended_at, end_reason, converted)
    values (${playerId}, 'house', ${offerId}, 1, 'grant', 'done', 'operator', ${`timeline-${made}`}, 'EUR', 2000,
      ${time}, ${time}, ${time}, ${time}, 'met', 1500)`.execute(db);
  await sql`
    insert into free_rounds (id, maker_id, player_id, game_ids, rounds, played, stake, iso, starts_at, ends_at, goes_to,
      won, cancelled_at, cancel_cause, created_at)
    values ('fr_' || ${hexId}, 'sandbox', ${playerId}, '{1}', 10, 4, 20, 'EUR', ${time}, ${time}, 'main',
      130, ${time}, 'operator', ${time})`.execute(db);
  await sql`
    insert into player_messages (player_id, kind, facts, cause, at)
    values (${playerId}, 'deposit-credited', '{}', ${`timeline:${made}`}, ${time})`.execute(db);
  await sql`
    insert into mails (player_id, recipient, language, subject, body_text, body_html, at, sent_at, next_at)
    values (${playerId}, 'ann@mail.test', 'en', 'Your deposit', '', '', ${time}, ${time}, ${time})`.execute(
    db,
  );
  await sql`
    with asked as (
      insert into consultant_requests (id, player_id, site_id, topic, state, created_at, updated_at)
      values (${hexId}, ${playerId}, 'house', 'other', 'answered', ${time}, ${time}) returning id
    )
    insert into consultant_messages (request_id, author, text, at)
    select id, 'player', 'Where is my money?', ${time} from asked`.execute(db);
  await sql`
    with visit as (
      insert into sessions (player_id, secret_hash, is_saved, started_at, last_active_at, idle_ends_at)
      values (${playerId}, ${hexId}, false, ${time}, ${time}, ${time}) returning id
    )
    insert into session_reality_checks (session_id, answered_at, is_off)
    select id, ${time}, true from visit`.execute(db);
  await sql`
    insert into identification_requests (player_id, state, data, submitted_at, decided_at, decided_by, cause)
    values (${playerId}, 'refused', '{}', ${time}, ${time}, 'rita', 'unreadable')`.execute(db);
  await sql`
    with checked as (
      insert into verification_checks (id, player_id, site_id, type, state, is_proved, created_at)
      values (${hexId}, ${playerId}, 'house', 'identity', 'approved', true, ${time}) returning id
    )
    insert into verification_steps (check_id, player_id, at, state, source)
    select id, ${playerId}, ${time}, 'approved', 'verifier' from checked`.execute(db);
}
