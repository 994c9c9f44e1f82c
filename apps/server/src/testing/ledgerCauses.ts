import { randomBytes, randomUUID } from 'node:crypto';
import { setOfferState, insertOffer } from '../rewards/bonuses/offers.store.ts';
import type { Db } from '../kernel/db/database.ts';
import type { LedgerCause } from '../ledger/wallet/ledgerCauses.ts';
import { PLAIN_OFFER } from './bonusBench.ts';
import { createTestPlayer, type TestPlayer } from './players.ts';
import { storeRound } from './rounds.ts';

/** A stored fact of a player, in euros. */
export interface CauseSample {
  /** Name of the fact in the ledger. */
  readonly ref: string;
  /** True if it is paid in whatever currency the player has. */
  readonly isOfAnyCurrency?: true;
}

let made = 0;
const at = new Date();

/** Stores a fact of each kind; a kind without one doesn't compile. */
export const causeSamples: Readonly<
  Record<LedgerCause, (db: Db, player: TestPlayer) => Promise<CauseSample>>
> = {
  async coupon(db, { playerId: player_id, accountId: account_id }) {
    made += 1;
    const { id } = await db
      .insertInto('coupons')
      .values({
        player_id,
        account_id,
        key: `cause-${made}`,
        request_hash: '-',
        state: 'accepted',
        outcome: null,
        type_id: 0,
        iso: 'EUR',
        amount: 1000n,
        coef: '2',
        possible_payout: 2000n,
        max_payout: 2000n,
        payout: null,
        tax_rate: null,
        tax_free: null,
        change_coef_action: 1,
        exact_coef: false,
        is_drop_on_score_change: false,
        coef_view_id: 0,
        placed_at: at,
        accepted_at: at,
        settled_at: null,
        delay_seconds: 0,
        decides_at: null,
        system_value: null,
        hyper_percents: null,
        hyper_min_stake: null,
        hyper_max_bonus: null,
        express_id: null,
        boost_percent: null,
        anti_express_coef: null,
        promo_code: null,
        prepaid_amount: null,
        prepaid_until: null,
        max_stake: null,
        offer_of: null,
        ref_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ref: String(id) };
  },
  async operation(db, player) {
    const round_id = BigInt(await storeRound(db, player, { state: 'closed', at }));
    const { session_id } = await db
      .selectFrom('game_rounds')
      .select('session_id')
      .where('id', '=', round_id)
      .executeTakeFirstOrThrow();
    const tx_id = `cause-${round_id}`;
    await db
      .insertInto('game_operations')
      .values({
        maker_id: 'sandbox',
        tx_id,
        call: 'bet',
        kind: 'bet',
        request_hash: null,
        session_id,
        round_id,
        target_tx_id: null,
        free_rounds_id: null,
        iso: 'EUR',
        status: 'OK',
        is_applied: true,
        answer: '{}',
        at,
      })
      .execute();
    return { ref: `g:sandbox:${tx_id}` };
  },
  async round(db, player) {
    return { ref: `g:round:${await storeRound(db, player, { state: 'closed', at })}` };
  },
  async payment(db, { playerId: player_id, accountId: account_id }) {
    const id = randomBytes(16).toString('hex');
    await db
      .insertInto('payments')
      .values({
        id,
        player_id,
        account_id,
        site_id: 'house',
        direction: 'deposit',
        method_id: 'card',
        method_name: JSON.stringify({ en: 'Bank card' }),
        method_icon: 'card',
        provider: 'sandbox',
        provider_ref: `pay_${id}`,
        iso: 'EUR',
        amount: 1000n,
        fee: 0n,
        received: 1000n,
        amount_mode: 'fixed',
        state: 'succeeded',
        reason: null,
        instrument: null,
        requisite: null,
        redirect_url: null,
        instructions: null,
        fields: '{}',
        created_at: at,
        expires_at: null,
        event_at: null,
        looked_up_at: null,
        look_up_due_at: null,
      })
      .execute();
    return { ref: id };
  },
  async exchange(db, { playerId: player_id, accountId }) {
    const id = randomUUID();
    await db
      .insertInto('exchanges')
      .values({
        id,
        player_id,
        purpose: 'exchange',
        from_account: accountId,
        to_account: accountId,
        from_iso: 'EUR',
        to_iso: 'GBP',
        amount: 100n,
        result: 86n,
        rate: '0.86',
        spread: '0',
        source: 'operator',
        rate_at: at,
        at,
      })
      .execute();
    return { ref: id };
  },
  async grant(db, { playerId: player_id }) {
    made += 1;
    const offer_id = await db.transaction().execute(async (trx) => {
      const texts = { en: { title: 'Sports bonus', text: 'For bets.' } };
      const id = await insertOffer(trx, 'house', { terms: PLAIN_OFFER, texts, at, by: 'test' });
      await setOfferState(trx, id, 'published');
      return id;
    });
    const { id } = await db
      .insertInto('bonus_grants')
      .values({
        player_id,
        site_id: 'house',
        offer_id,
        version: 1,
        kind: 'grant',
        state: 'waiting',
        source: 'operator',
        source_ref: `cause-${made}`,
        iso: 'EUR',
        account_id: null,
        amount: 2000n,
        deposit_amount: null,
        payment_id: null,
        token: null,
        created_at: at,
        activated_at: null,
        expires_at: at,
        closes_at: null,
        ended_at: null,
        end_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ref: `grant:${id}` };
  },
  entry: (db, player) => place(db, player, player.accountId),
  place: async (db, player) => ({ ...(await place(db, player, null)), isOfAnyCurrency: true }),
  async challenge(db, { playerId: player_id }) {
    const { id: task_id } = await db
      .insertInto('challenge_tasks')
      .values({
        site_id: 'house',
        position: 1,
        terms: '{}',
        texts: '{}',
        changed_at: at,
        changed_by: 'test',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const day = '2026-11-27';
    await db
      .insertInto('challenge_progress')
      .values({ player_id, day, task_id, terms: '{}', ready_at: at, taken_at: at })
      .execute();
    return { ref: `challenge:${day}:${task_id}:${player_id}`, isOfAnyCurrency: true };
  },
  async cashback(db, { playerId: player_id }) {
    made += 1;
    const from_at = new Date(at.getTime() + made * 1000);
    const { id } = await db
      .insertInto('cashback_periods')
      .values({
        player_id,
        plan_id: 'cashback',
        terms: '{}',
        from_at,
        to_at: new Date(from_at.getTime() + 1000),
        state: 'paid',
        level: 1,
        iso: 'EUR',
        amount: 100n,
        paid_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ref: `cashback:${id}` };
  },
  async friend(db, { playerId: referrer_id }) {
    const { playerId: friend_id } = await createTestPlayer(db);
    const { id } = await db
      .insertInto('referrals')
      .values({ friend_id, referrer_id, site_id: 'house', source: 'link', registered_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ref: `referral:${id}`, isOfAnyCurrency: true };
  },
  'points exchange': (db, player) => request(db, player, (key) => [`points:${player.playerId}:${key}`, key]),
  goodwill: (db, player) =>
    request(db, player, (key) => [`goodwill:${player.playerId}:${key}`, `goodwill-${key}`]),
  async adjustment(db, { accountId: account_id }) {
    const { id } = await db
      .insertInto('adjustments')
      .values({
        account_id,
        amount: 100n,
        reason: 'Tried by a test.',
        state: 'booked',
        asked_by: 'test',
        asked_at: at,
        decided_by: null,
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ref: String(id) };
  },
};

/** Stores the entry of a player in a tournament of their own. */
async function place(
  db: Db,
  { playerId: player_id }: TestPlayer,
  entry_account_id: bigint | null,
): Promise<CauseSample> {
  const { id: tournament_id } = await db
    .insertInto('tournaments')
    .values({
      site_id: 'house',
      from_at: at,
      until_at: new Date(at.getTime() + 1000),
      terms: '{}',
      texts: '{}',
      cancel_reason: null,
      created_at: at,
      created_by: 'test',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry_fee = entry_account_id === null ? null : 100n;
  const noScore = { reached_at: null, round_id: null, place: null };
  await db
    .insertInto('tournament_players')
    .values({ tournament_id, player_id, joined_at: at, entry_account_id, entry_fee, ...noScore })
    .execute();
  return { ref: `tournament:${tournament_id}:${player_id}` };
}

/** Stores a player's request with an idempotency key. */
async function request(
  db: Db,
  { playerId: player_id }: TestPlayer,
  named: (key: string) => readonly [ref: string, storedKey: string],
): Promise<CauseSample> {
  const [ref, key] = named(`cause-${(made += 1)}`);
  await db
    .insertInto('idempotency_keys')
    .values({ player_id, key, call: 'test', request_hash: '-', answer: '{}' })
    .execute();
  return { ref, isOfAnyCurrency: true };
}
