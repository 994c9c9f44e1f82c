import { page, type Locator } from 'vitest/browser';
import { toggleBet } from '../../features/coupon/coupon.actions.ts';
import * as CouponScreen from '../../sections/coupon/CouponScreen.tsx';
import CouponSettingsSheet from '../../sections/coupon/settings/CouponSettingsSheet.tsx';
import LoadSheet from '../../sections/sharing/LoadSheet.tsx';
import ShareSheet from '../../sections/sharing/ShareSheet.tsx';
import { acceptedCoupon, sampleMatches, sampleTerms } from '../couponSamples.ts';
import { sampleAccounts } from '../samples.ts';
import type { Answers } from './answers.ts';
import { sendMatches } from './feed.ts';
import { openScreen, type OpenScreen } from './openScreen.tsx';

/** Answers for a player with 100.00 whose bets are accepted. */
export const couponAnswers: Answers = {
  accounts: () => sampleAccounts(),
  couponTerms: ({ body }) => sampleTerms(body),
  promoCodes: () => ({ promoCodes: [] }),
  prepaidTerms: () => ({ availablePrepaidAmount: '0.00' }),
  placeCoupon: ({ body }) => ({ coupon: acceptedCoupon(body) }),
};

export interface CouponOptions {
  /** Number of sample matches whose home side the player then adds. */
  readonly adds?: number;
  /** Query of the address, which may open a sheet: `?coupon-settings=1`. */
  readonly query?: string;
  /** Answers beside `couponAnswers`, or instead of some. */
  readonly answers?: Answers;
}

/** The coupon on its own page, with its parts. */
export interface OpenCoupon extends OpenScreen {
  /** Rows of the selections, without those of a sheet. */
  readonly legs: Locator;
  readonly stake: Locator;
  /** Button that places the bet. */
  readonly place: Locator;
}

/** Shows the coupon to a signed-in player on its own page, with the sheets that it opens. */
export async function openCoupon({ adds = 0, query = '', answers }: CouponOptions = {}): Promise<OpenCoupon> {
  const screen = await openScreen(CouponScreen, {
    address: `user/coupon${query}`,
    namespaces: ['betting', 'coupon', 'couponMore', 'markets', 'marketsMore', 'slips', 'sports'],
    sheets: { 'coupon-settings': CouponSettingsSheet, load: LoadSheet, share: ShareSheet },
    answers: { ...couponAnswers, ...answers },
  });
  sendMatches(sampleMatches.map(({ match, market }) => ({ match, markets: [market] })));
  for (const { pick } of sampleMatches.slice(0, adds)) toggleBet(pick);
  const main = page.getByRole('main');
  return {
    ...screen,
    legs: main.getByRole('listitem'),
    stake: main.getByRole('textbox', { name: screen.say('coupon:stake') }),
    place: main.getByRole('button', { name: new RegExp(`^${screen.say('coupon:place')}`) }),
  };
}
