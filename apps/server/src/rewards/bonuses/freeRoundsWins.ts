import { expiryOf, freeRoundsTerms, requiredWagering, type FreeRoundsWagering } from '@touchline/bonuses';
import { sql } from 'kysely';
import type { Trx } from '../../kernel/index.ts';
import { freeAccount } from './ending.ts';
import { insertGrant, lockGrant, updateGrant, type GrantRow } from './grants.store.ts';
import { WAITING_DAYS } from './granting.service.ts';
import { insertOffer } from './offers.store.ts';

/** A win of free rounds that goes to the bonus account. */
export interface FreeRoundsWin {
  readonly freeRoundsId: string;
  /** Offer with the conditions of the bonus. */
  readonly offerId: bigint;
  readonly playerId: bigint;
  readonly iso: string;
  /** Minor units above 0. */
  readonly amount: bigint;
  readonly at: Date;
  /** Books the win on the bonus account. */
  readonly book: (accountId: bigint) => Promise<unknown>;
}

/** Stores the conditions of the bonus that wins of free rounds bring, and returns the id of their offer. */
export function storeFreeRoundsTerms(
  trx: Trx,
  siteId: string,
  terms: {
    readonly iso: string;
    readonly wagering: FreeRoundsWagering;
    readonly at: Date;
    readonly by: string;
  },
): Promise<bigint> {
  const { iso, wagering, at, by } = terms;
  const texts = { en: { title: 'Winnings of free rounds', text: '' } };
  return insertOffer(trx, siteId, { terms: freeRoundsTerms(iso, wagering), texts, at, by });
}

/**
 * Adds a win to the bonus of its free rounds, whose accounts the transaction has locked: the first win makes the bonus,
 * each one raises its amount and its wagering. While another bonus has the account, the wins wait with theirs and are
 * booked as one sum when it is their turn. A win after the end of the bonus makes another one.
 */
export async function addFreeRoundsWin(trx: Trx, win: FreeRoundsWin): Promise<void> {
  const { amount: won } = win;
  const grant = (await openGrant(trx, win)) ?? (await newGrant(trx, win));
  const amount = (grant.amount ?? 0n) + won;
  const required = requiredWagering(grant.terms, { bonus: amount, deposit: 0n });
  await updateGrant(trx, grant.id, { amount, required });
  if (grant.state === 'active' && grant.account_id !== null) await win.book(grant.account_id);
}

/** Returns the bonus that further wins of free rounds join, locked; none once it has ended or its time is over. */
async function openGrant(trx: Trx, { playerId, freeRoundsId }: FreeRoundsWin): Promise<GrantRow | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    select id from bonus_grants
    where player_id = ${playerId} and source = 'freeRounds' and split_part(source_ref, ':', 1) = ${freeRoundsId}
      and state in ('waiting', 'active') and closes_at is null`.execute(trx);
  return rows[0] && lockGrant(trx, rows[0].id);
}

/** Makes a bonus without an amount, which is active if nothing is before it. */
async function newGrant(trx: Trx, win: FreeRoundsWin): Promise<GrantRow> {
  const { freeRoundsId, offerId, playerId, iso, at } = win;
  const { rows } = await sql<{ count: number; siteId: string; version: number }>`
    select o.site_id as "siteId", o.version,
      (select count(*)::integer from bonus_grants g where g.player_id = ${playerId} and g.source = 'freeRounds'
        and split_part(g.source_ref, ':', 1) = ${freeRoundsId}) as count
    from bonus_offers o where o.id = ${offerId} for update`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error(`The free rounds ${freeRoundsId} have no conditions.`);
  const id = await insertGrant(trx, {
    player_id: playerId,
    site_id: found.siteId,
    offer_id: offerId,
    version: found.version,
    kind: 'freeRounds',
    state: 'waiting',
    source: 'freeRounds',
    source_ref: `${freeRoundsId}:${found.count + 1}`,
    iso,
    amount: 0n,
    deposit_amount: null,
    payment_id: null,
    created_at: at,
    expires_at: expiryOf(at, WAITING_DAYS),
  });
  if (id === undefined) throw new Error(`The free rounds ${freeRoundsId} made a bonus in parallel.`);
  await freeAccount(trx, { player_id: playerId, iso }, at);
  const grant = await lockGrant(trx, id);
  if (!grant) throw new Error(`The bonus ${id} is missing.`);
  return grant;
}
