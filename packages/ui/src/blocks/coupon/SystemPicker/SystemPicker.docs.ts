import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SystemPicker } from './SystemPicker.tsx';

/** Documentation for the page of `SystemPicker`. */
export const docs = {
  SystemPicker: {
    usage: 'Use it for the size of a system: how many selections form one combination.',
    dos: ['Say the consequence in `summary`: number of bets and stake of each.'],
    donts: ["Don't offer a size that the number of selections doesn't allow."],
    anatomy: [
      ['Systems', 'options', 'value'],
      ['Consequence', 'summary'],
    ],
    keys: ['radio', 'select'],
    related: ['CouponTypeTabs', 'CouponTotals'],
    aliases: ['system bet', 'combination', 'permutation', 'trixie', 'yankee'],
  } satisfies ComponentDocs<typeof SystemPicker>,
};
