import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { HyperBonus } from './HyperBonus.tsx';

/** Documentation for the page of `HyperBonus`. */
export const docs = {
  HyperBonus: {
    usage: 'Use it for a bonus that grows with the number of selections.',
    dos: ['Say what the next step needs.'],
    donts: ["Don't count selections that the bonus excludes."],
    anatomy: [
      ['Name', 'label'],
      ['Effect', 'value'],
      ['Steps', 'steps', 'reached'],
      ['Next step', 'hint'],
    ],
    keys: [],
    related: ['BonusRow', 'CouponTotals'],
    aliases: ['acca boost', 'accumulator bonus', 'odds boost'],
  } satisfies ComponentDocs<typeof HyperBonus>,
};
