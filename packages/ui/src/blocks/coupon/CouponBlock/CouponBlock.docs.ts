import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CouponBlock } from './CouponBlock.tsx';

/** Documentation for the page of `CouponBlock`. */
export const docs = {
  CouponBlock: {
    usage:
      'Use it for selections that count as one: blocks of a multi-bet, steps of a conditional coupon, the lobby.',
    dos: [
      'Let selections be moved by dragging, by arrow keys and by a menu; each way reaches the same places.',
    ],
    donts: ["Don't empty a block without a way back."],
    anatomy: [
      ['Mark', 'mark'],
      ['Name', 'title', 'detail'],
      ['Price', 'price'],
      ['Legs', 'legs', 'emptyText'],
      ['Stake', 'stake'],
      ['Controls', 'actions'],
      ['Remove button', 'removeLabel'],
    ],
    keys: ['button', 'textbox'],
    related: ['CouponLeg', 'SystemPicker'],
    aliases: ['multi-bet', 'conditional bet', 'group', 'bet builder'],
  } satisfies ComponentDocs<typeof CouponBlock>,
};
