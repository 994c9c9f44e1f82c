import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CashOut } from './CashOut.tsx';

/** Documentation for the page of `CashOut`. */
export const docs = {
  CashOut: {
    usage: 'Use it on an open bet that can be sold back, whole or in part.',
    dos: [
      'Ask again when the offer moved while the player confirmed; `state` `moved` does so.',
      'Put the amount on the button.',
    ],
    donts: ["Don't offer what the platform withdrew; say why it isn't available."],
    anatomy: [
      ['Label', 'label'],
      ['Offer', 'offer', 'move'],
      ['Part', 'part'],
      ['Message', 'message', 'state'],
      ['Sell button', 'actionLabel'],
      ['Keep button', 'cancelLabel'],
    ],
    keys: ['button', 'slider'],
    related: ['BetDetail', 'CouponOffer', 'Slider'],
    aliases: ['sell bet', 'early payout', 'cash out'],
  } satisfies ComponentDocs<typeof CashOut>,
};
