import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { AmountField } from './AmountField.tsx';

/** Documentation for the page of `AmountField`. */
export const docs = {
  AmountField: {
    usage: 'Use it for the amount of a deposit or a withdrawal.',
    dos: ['Show minimum and maximum before the player types.'],
    donts: ["Don't preselect the largest amount."],
    anatomy: [
      ['Label', 'label'],
      ['Amount', 'value', 'currency', 'currencySide'],
      ['Limits', 'limits'],
      ['Common amounts', 'quickAmounts'],
      ['Hint', 'hint'],
      ['Error', 'error'],
    ],
    keys: ['button', 'textbox'],
    related: ['StakeField', 'DepositForm'],
    aliases: ['money', 'input', 'sum'],
  } satisfies ComponentDocs<typeof AmountField>,
};
