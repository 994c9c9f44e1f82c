import type { Coupon } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as BetScreen from '../../sections/history/bet/BetScreen.tsx';
import ShareSheet from '../../sections/sharing/ShareSheet.tsx';
import { acceptedCoupon, sampleMatches } from '../../testing/couponSamples.ts';
import { sampleAccount, sampleAccounts } from '../../testing/samples.ts';
import { requestsOf } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';

const bets = sampleMatches.slice(0, 2).map(({ pick: { gameId, marketId, selectionId, coef } }) => ({
  gameId,
  marketId,
  selectionId,
  coef,
}));
const placed = acceptedCoupon({
  accountId: sampleAccount.id,
  typeId: 1,
  amount: '10.00',
  changeCoefAction: 2,
  exactCoef: false,
  isDropOnScoreChange: false,
  coefViewId: 0,
  bets,
});
/** A won bet, which has no actions besides. */
const bet: Coupon = { ...placed, state: 'settled', outcome: 'won', payout: '62.50' };

test('a placed bet is shared from its page, with its amounts only if the player wants it', async () => {
  const { say } = await openScreen(BetScreen, {
    address: `office/history/${bet.id}`,
    namespaces: [
      'history',
      'betActions',
      'coupon',
      'couponMore',
      'markets',
      'marketsMore',
      'slips',
      'sports',
    ],
    sheets: { share: ShareSheet },
    answers: {
      coupon: () => ({ coupon: bet }),
      accounts: () => sampleAccounts(),
      saveCouponCode: () => ({ code: 'K7P2QX' }),
    },
  });
  await page.getByRole('link', { name: say('history:share') }).click();
  const sheet = page.getByRole('dialog', { name: say('slips:share.title') });
  await expect.element(sheet.getByText('K7P2QX')).toBeVisible();
  const selectionIds = bets.map(({ selectionId }) => ({ selectionId }));
  expect(requestsOf('saveCouponCode').map(({ body }) => body)).toEqual([{ typeId: 1, bets: selectionIds }]);
  await expect.element(sheet.getByRole('button', { name: say('slips:share.download') })).toBeVisible();
  const image = sheet.getByRole('img', { name: say('slips:share.picture') });
  // Figures are an additional row of the image.
  const height = () => image.element().getBoundingClientRect().height;
  const before = height();
  await sheet.getByRole('switch', { name: say('slips:share.withAmounts') }).click();
  await expect.poll(height).toBeGreaterThan(before);
});
