import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CashbackCard } from './CashbackCard.tsx';

/** Documentation for the page of `CashbackCard`. */
export const docs = {
  CashbackCard: {
    usage: 'Use it for collected cashback and the button that pays it out.',
    dos: ['Say in `notice` why nothing can be collected now, and when it can.'],
    donts: ["Don't show a disabled button without that reason."],
    anatomy: [
      ['Title', 'title'],
      ['Amount', 'figure'],
      ['Explanation', 'detail'],
      ['Progress', 'progress'],
      ['Terms of the sum', 'terms'],
      ['Link or further content', 'more'],
      ['Collect button', 'collectLabel'],
      ['Reason', 'notice'],
    ],
    keys: ['button', 'switch', 'select'],
    related: ['CashbackProgress', 'RewardTiles'],
    aliases: ['refund', 'loyalty', 'rebate'],
  } satisfies ComponentDocs<typeof CashbackCard>,
};
