import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponBonusLeg } from './CouponBonusLeg.tsx';
import type { CouponLeg } from './CouponLeg.tsx';

/** Documentation for the page of `CouponLeg` and `CouponBonusLeg`. */
export const docs = {
  CouponLeg: {
    usage: 'Use it for one selection in the coupon.',
    dos: [
      'Show the price that the player accepted last next to a changed one.',
      'Say in `reason` why a leg takes no bets, and what can be done.',
    ],
    donts: ["Don't remove a closed leg by yourself; the player decides."],
    anatomy: [
      ['Match', 'event', 'live'],
      ['Selection', 'pick'],
      ['Market', 'market', 'note'],
      ['Price', 'price', 'move'],
      ['Reason', 'reason'],
      ['Remove button', 'removeLabel'],
    ],
    keys: ['button', 'textbox'],
    related: ['CouponPanel', 'PriceCell', 'CouponBlock'],
    aliases: ['selection', 'bet slip line', 'pick', 'odds'],
  } satisfies ComponentDocs<typeof CouponLeg>,
  CouponBonusLeg: {
    usage: 'Use it for a bonus that counts like one more selection of an express.',
    dos: ['Say the condition in `detail`.'],
    donts: ["Don't show it before the condition is met."],
    anatomy: [
      ['Name', 'label'],
      ['Condition', 'detail'],
      ['Effect', 'price'],
      ['Remove button', 'removeLabel'],
    ],
    keys: ['button'],
    related: ['CouponLeg', 'BonusRow'],
    aliases: ['acca boost', 'accumulator bonus'],
  } satisfies ComponentDocs<typeof CouponBonusLeg>,
};
