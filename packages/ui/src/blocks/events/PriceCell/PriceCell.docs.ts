import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PriceCell } from './PriceCell.tsx';

/** Documentation for the page of `PriceCell`. */
export const docs = {
  PriceCell: {
    usage: 'Use it for every price that can be selected.',
    dos: [
      'Pass a `source`: the cell writes text and state by itself, without rendering.',
      'Name the selection in full; the label next to the price is short.',
    ],
    donts: ["Don't use it for a price that can't be selected; write `Text` with `numeric`."],
    anatomy: [
      ['Label', 'label', 'layout'],
      ['Price', 'source'],
      ['Arrow of a change'],
      ['Lock of a suspended price', 'suspendedLabel'],
    ],
    keys: ['button'],
    related: ['EventRow', 'MarketGroup', 'CouponLeg'],
    aliases: ['odds', 'odd', 'quote', 'coefficient', 'price button', 'bet button'],
  } satisfies ComponentDocs<typeof PriceCell>,
};
