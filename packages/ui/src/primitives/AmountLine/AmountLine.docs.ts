import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { AmountLine } from './AmountLine.tsx';

/** Documentation for the page of `AmountLine`. */
export const docs = {
  AmountLine: {
    usage:
      'Use it for a line of text with an amount where the line may be too narrow: bars, badges, heads of games.',
    dos: ['Pass the amount exactly as it is formatted in the text.'],
    donts: ["Don't use it for sentences that may have several lines: amounts don't break anyway."],
    anatomy: [
      ['Words', 'text'],
      ['Amount', 'amount'],
    ],
    keys: [],
    related: ['Text', 'CouponBar'],
    aliases: ['money', 'ellipsis', 'truncate', 'sum'],
  } satisfies ComponentDocs<typeof AmountLine>,
};
