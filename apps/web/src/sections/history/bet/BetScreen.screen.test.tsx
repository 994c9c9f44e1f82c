import type { AnswerOf, Calls, Coupon } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import { sampleAccounts, sampleBet, sampleSite } from '../../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../../testing/screen/answers.ts';
import { notice } from '../../../testing/screen/notice.ts';
import { openScreen } from '../../../testing/screen/openScreen.tsx';
import * as BetScreen from './BetScreen.tsx';

const now = sampleSite.serverTime / 1000;

/** Answers like a platform that has this bet, and offers no action on it. */
const answersFor = (bet: Coupon): Answers => ({
  coupon: () => ({ coupon: bet }),
  couponSale: () => ({ availability: -2, delaySeconds: 0 }),
  couponInsurance: () => ({ availability: -2, percent: 50 }),
  couponPowerBet: () => ({ availability: -2 }),
});

const open = (bet: Coupon, answers: Answers = {}) =>
  openScreen(BetScreen, {
    address: `office/history/${bet.id}`,
    namespaces: ['history', 'coupon', 'couponMore', 'markets', 'marketsMore', 'sports', 'betActions'],
    answers: { accounts: () => sampleAccounts(), ...answersFor(bet), ...answers },
  });

const main = page.getByRole('main');
const button = (name: string | RegExp) => main.getByRole('button', { name });

const saleOffer = () => ({ availability: 1, amount: '9.50', minPercent: 10, delaySeconds: 0 }) as const;
const sold: Coupon = {
  ...sampleBet,
  state: 'sold',
  payout: '9.50',
  sales: [{ percent: 100, stake: '10.00', amount: '9.50', at: now, state: 'done' }],
};

test('a cash-out whose answer is lost is sent again, and then shown as made', async () => {
  let attempts = 0;
  const { say } = await open(sampleBet, {
    couponSale: saleOffer,
    sellCoupon: () => {
      attempts += 1;
      if (attempts === 1) return refuse(503);
      answerCalls(answersFor(sold));
      return { coupon: sold };
    },
  });
  await button(say('betActions:sale.sell', { amount: '€9.50' })).click();
  await button(say('betActions:sale.confirm', { amount: '€9.50' })).click();
  await expect.element(main.getByText(say('betActions:sale.unknown'))).toBeVisible();
  await expect.element(main.getByText(say('betActions:sale.sold', { amount: '€9.50' }))).toBeVisible();
  expect(requestsOf('sellCoupon').map(({ body }) => body)).toEqual([
    { percent: 100, amount: '9.50' },
    { percent: 100, amount: '9.50' },
  ]);
});

test('a bet with a bonus shows that it can be neither cashed out nor insured', async () => {
  const bet: Coupon = { ...sampleBet, typeId: 1, bonus: { hyperBonusPercent: 10, hyperBonusAmount: '1.00' } };
  const lack = { availability: -2, lack: 'HYPER_BONUS' } as const;
  const { say } = await open(bet, {
    couponSale: () => ({ ...lack, delaySeconds: 0 }),
    couponInsurance: () => ({ ...lack, percent: 50 }),
  });
  await expect.element(main.getByText(say('betActions:sale.lack.HYPER_BONUS'))).toBeVisible();
  await expect.element(button(/\d$/)).not.toBeInTheDocument();
  await expect.element(button(say('betActions:insurance.open'))).not.toBeInTheDocument();
});

test('a bet is insured after a question, for the premium shown, and then can’t be cashed out', async () => {
  const insured: Coupon = { ...sampleBet, insurance: { percent: 50, premium: '0.55', refund: '5.00' } };
  const { say } = await open(sampleBet, {
    couponSale: saleOffer,
    couponInsurance: () => ({ availability: 1, percent: 50, premium: '0.55', refund: '5.00' }),
    insureCoupon: () => {
      answerCalls({
        ...answersFor(insured),
        couponSale: () => ({ availability: -2, lack: 'INSURED', delaySeconds: 0 }),
      });
      return { coupon: insured };
    },
  });
  await button(say('betActions:insurance.open')).click();
  await button(say('betActions:insurance.insure', { amount: '€0.55' })).click();
  await expect.element(main.getByText(say('betActions:insurance.ask', { amount: '€0.55' }))).toBeVisible();
  expect(requestsOf('insureCoupon')).toEqual([]);
  await button(say('betActions:insurance.confirm', { amount: '€0.55' })).click();
  const card = main.getByRole('region', { name: say('betActions:insurance.done') });
  await expect.element(card.getByText('€5.00')).toBeVisible();
  await expect.element(main.getByText(say('betActions:sale.lack.INSURED'))).toBeVisible();
  await expect.element(button(say('betActions:sale.sell', { amount: '€9.50' }))).not.toBeInTheDocument();
  expect(requestsOf('insureCoupon').map(({ body }) => body)).toEqual([{ percent: 50, premium: '0.55' }]);
});

test('an operator’s offer that is declined stays on the page without its buttons', async () => {
  const asked: Coupon = {
    ...sampleBet,
    state: 'needsConfirm',
    amount: '3000.00',
    isVipBet: true,
    offer: { amount: '2500.00', bets: [], expiresAt: now + 600 },
  };
  const declined: Coupon = {
    ...asked,
    offer: { amount: '2500.00', bets: [], expiresAt: now + 600, declinedAt: now },
  };
  const { say } = await open(asked, { declineOffer: () => refuse(503) });
  const decline = button(say('history:offer.decline'));
  await decline.click();
  await expect.element(notice(say('common:errors.server'))).toBeVisible();
  answerCalls({ ...answersFor(declined), declineOffer: () => ({ coupon: declined }) });
  await decline.click();
  await expect.element(main.getByText(say('history:offer.declined'))).toBeVisible();
  await expect.element(main.getByRole('region', { name: say('history:offer.past') })).toHaveFocus();
  await expect.element(decline).not.toBeInTheDocument();
  await expect
    .element(button(say('couponMore:placement.takeOffer', { amount: '€2,500.00' })))
    .not.toBeInTheDocument();
});

/** A match whose result can be bet on at 2.10. */
function offeredMatch(leg: Coupon['bets'][number]): AnswerOf<Calls['lineMatch']> {
  const { gameId: id, marketId, marketType: type, competition, country, home, away, startsAt } = leg;
  const at = sampleSite.serverTime;
  const selections = ['home', 'draw', 'away'].map((key) => ({ id: `${marketId}:${key}`, key, k: '2.10' }));
  const match = { id, sportId: 1, competitionId: 1, competition, country, home, away, startsAt } as const;
  return {
    at,
    match: { ...match, status: 1, producer: 'line', marketCount: 1, version: 1 },
    markets: [
      {
        id: marketId,
        matchId: id,
        type,
        group: 'main',
        status: 1,
        producer: 'line',
        selections,
        version: 1,
        at,
      },
    ],
  };
}

test('the selections that are still open are placed again, and those that aren’t are counted', async () => {
  const [leg] = sampleBet.bets;
  if (!leg) throw new Error('The bet has no leg.');
  const gone = { ...leg, gameId: 12, marketId: '12.match-result', selectionId: '12.match-result:home' };
  const { say } = await open(
    { ...sampleBet, typeId: 1, bets: [leg, gone] },
    { lineMatch: ({ params }) => (Number(params.matchId) === 12 ? refuse(404) : offeredMatch(leg)) },
  );
  await button(say('history:again')).click();
  const note = notice(say('history:againDone'));
  await expect.element(note).toBeVisible();
  await expect.element(note.getByText(say('history:againMissing', { count: 1 }))).toBeVisible();
  await expect.element(note.getByRole('link', { name: say('common:nav.coupon') })).toBeVisible();
  expect(coupon.bets.map(({ selectionId, coef }) => [selectionId, coef])).toEqual([
    [leg.selectionId, '2.10'],
  ]);
});

test('a system is placed again with its type', async () => {
  const [leg] = sampleBet.bets;
  if (!leg) throw new Error('The bet has no leg.');
  const legs = [21, 22, 23].map((gameId) => {
    const marketId = `${gameId}.match-result`;
    return { ...leg, gameId, marketId, selectionId: `${marketId}:home` };
  });
  const { say } = await open(
    { ...sampleBet, typeId: 2, systemValue: 2, lines: 3, bets: legs },
    {
      lineMatch: ({ params }) =>
        offeredMatch(legs.find(({ gameId }) => gameId === Number(params.matchId)) ?? leg),
    },
  );
  await button(say('history:again')).click();
  await expect.element(notice(say('history:againDone'))).toBeVisible();
  expect(coupon).toMatchObject({ typeId: 2, systemValue: 2 });
  expect(coupon.bets).toHaveLength(3);
});
