import { randomUUID } from 'node:crypto';
import type { SecondedAct } from '@touchline/contract/operators';
import { insertGame } from '../casino/catalogue/testing.ts';
import type { Db } from '../kernel/db/database.ts';
import { insertOffer, setOfferState } from '../rewards/bonuses/offers.store.ts';
import { PLAIN_OFFER } from './bonusBench.ts';
import type { Asked } from './operatorChanges.ts';
import type { TestPlayer } from './players.ts';
import { storeRound } from './rounds.ts';

const reason = 'Tried by a test.';
const DAY = 86_400_000;
const WON = 500n;

/** Act of operators that moves money for one player. */
export type MoneyAct = Exclude<SecondedAct, 'message' | 'site-setting' | 'staff-access'>;

/**
 * Prepares a call that moves an amount in euros for a player through one door; each call is another intent.
 * @param cents amount, minor units
 */
export type Slice = (db: Db, player: TestPlayer, cents: bigint) => Promise<Asked>;

const text = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** One slice for each door: a door without one doesn't compile. */
export const moneySlices: Readonly<Record<MoneyAct, Slice>> = {
  adjustment: (_db, { accountId }, cents) =>
    Promise.resolve({
      url: '/ops/adjustments',
      body: { accountId: String(accountId), amount: text(cents), reason },
    }),
  goodwill: (_db, { playerId }, cents) =>
    Promise.resolve({
      url: `/ops/rewards/players/${playerId}/goodwill`,
      body: { key: randomUUID(), amount: text(cents), reason },
    }),
  'round-correction': async (db, player, cents) => ({
    url: `/ops/games/rounds/${await storeRound(db, player, { state: 'closed', at: new Date() })}/correct`,
    body: { won: text(WON + cents), wonBefore: text(WON), reason },
  }),
  'debt-write-off': async (db, player, cents) => {
    const round_id = BigInt(await storeRound(db, player, { state: 'closed', at: new Date() }));
    const cause = { coupon_id: null, payment_id: null, round_id };
    const { id } = await db
      .insertInto('debts')
      .values({ ...cause, account_id: player.accountId, amount: cents, open_amount: cents, at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/ops/debts/${id}/write-off`, body: { reason } };
  },
  bonus: async (db, { playerId }, cents) => {
    const terms = { ...PLAIN_OFFER, currencies: [{ iso: 'EUR', amount: text(cents) }] };
    const texts = { en: { title: 'Sports bonus', text: 'For bets.' } };
    const offerId = await db.transaction().execute(async (trx) => {
      const id = await insertOffer(trx, 'house', { terms, texts, at: new Date(), by: 'test' });
      await setOfferState(trx, id, 'published');
      return id;
    });
    return {
      url: `/ops/bonus-grants/of/${playerId}`,
      body: { offerId: String(offerId), iso: 'EUR', isOffered: false, key: randomUUID(), reason },
    };
  },
  'free-rounds': async (db, { playerId }, cents) => {
    const gameId = await insertGame(db, { freeRoundSteps: { EUR: '0.10' } });
    return {
      url: '/ops/free-rounds/house',
      body: {
        players: [String(playerId)],
        gameIds: [String(gameId)],
        rounds: Number(cents / 10n),
        stake: '0.10',
        iso: 'EUR',
        from: Date.now() + DAY,
        until: Date.now() + 2 * DAY,
        key: randomUUID(),
        reason,
      },
    };
  },
};
