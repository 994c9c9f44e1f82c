import { beforeEach, expect, test } from 'vitest';
import { createStorage } from '../../../platform/storage/storage.ts';
import type { PlacedCoupon } from '../coupon.api.ts';
import { coupon } from '../coupon.store.ts';
import type { CouponBet } from '../coupon.types.ts';
import type { Intent } from './intents.ts';
import { offerAcceptances, showAcceptance } from './offers.ts';
import { createOffers } from './standaloneBets.ts';

// Other fields of a coupon don't matter here.
const asked = { id: '5', state: 'needsConfirm', bets: [] as PlacedCoupon['bets'] } as PlacedCoupon;
const taken = { id: '6', state: 'accepted', bets: [] as PlacedCoupon['bets'] } as PlacedCoupon;
const offer = { amount: '25.00', bets: [], expiresAt: 60 };
const intent: Intent = {
  key: 'key-of-taking',
  playerId: '7',
  askedAt: 0,
  body: {
    accountId: '1',
    typeId: 0,
    amount: '25.00',
    offerOf: asked.id,
    changeCoefAction: 0,
    exactCoef: false,
    isDropOnScoreChange: false,
    coefViewId: 0,
    bets: [],
  },
};
const another = [{ selectionId: '9' } as CouponBet];

function page(memory = new Map<string, string>()) {
  const sent: string[] = [];
  const offers = createOffers({
    storage: createStorage(() => ({
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    })),
    now: () => 1000,
    wait: () => Promise.resolve(),
    byKey: async () => taken,
    async send({ key }) {
      sent.push(key);
      return taken;
    },
    show: showAcceptance,
  });
  return { offers, sent };
}

beforeEach(() => {
  coupon.bets = [];
  coupon.placement = { state: 'draft' };
  delete offerAcceptances[asked.id];
});

test('an offer that is accepted in the coupon and on the bet’s page is one bet', async () => {
  const { offers, sent } = page();
  const twice = { ...intent, key: 'key-of-another-press' };
  await Promise.all([offers.place(asked.id, intent), offers.place(asked.id, twice)]);
  expect(sent).toEqual([intent.key]);
  expect(offerAcceptances[asked.id]).toEqual({ state: 'accepted', coupon: taken });
});

test('a coupon that shows the offer follows it to its result', async () => {
  coupon.bets = another;
  coupon.placement = { state: 'offered', coupon: asked, offer };
  await page().offers.place(asked.id, intent);
  expect(coupon.placement).toEqual({ state: 'accepted', coupon: taken });
});

test('a coupon with other selections or another offer is unchanged', async () => {
  coupon.bets = another;
  await page().offers.place(asked.id, intent);
  expect([coupon.placement, coupon.bets]).toEqual([{ state: 'draft' }, another]);

  coupon.placement = { state: 'offered', coupon: taken, offer };
  await page().offers.place(asked.id, intent);
  expect(coupon.placement.state).toBe('offered');
});

test('an offer left pending by a reload is found by its key, not sent again', async () => {
  const memory = new Map([['touchline.offers', JSON.stringify([{ bet: asked.id, intent }])]]);
  const { offers, sent } = page(memory);
  await offers.resume('7');
  expect(sent).toEqual([]);
  expect(offerAcceptances[asked.id]?.state).toBe('accepted');
  expect(memory.get('touchline.offers')).toBe('[]');
});
