import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { StakeField } from './StakeField.tsx';

/** Documentation for the page of `StakeField`. */
export const docs = {
  StakeField: {
    usage: 'Use it for the stake, with steps and quick amounts.',
    dos: ['Show the error with what resolves it, such as a link to a deposit.'],
    donts: ["Don't change an amount that the player is typing."],
    anatomy: [
      ['Amount', 'value', 'currency', 'currencySide'],
      ['Step buttons', 'decreaseLabel', 'increaseLabel'],
      ['Quick amounts', 'quickAmounts'],
      ['Error', 'error', 'action'],
      ['Number pad', 'pad'],
    ],
    keys: ['button', 'textbox'],
    related: ['StakePad', 'AmountField', 'CouponTotals'],
    aliases: ['bet amount', 'wager', 'amount', 'input'],
  } satisfies ComponentDocs<typeof StakeField>,
};
