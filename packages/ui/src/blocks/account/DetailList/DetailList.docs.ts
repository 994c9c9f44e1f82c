import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DetailList } from './DetailList.tsx';

/** Documentation for the page of `DetailList`. */
export const docs = {
  DetailList: {
    usage:
      'Use it for labelled values of a payment or a transfer, with copy buttons where players need a value elsewhere.',
    dos: ['Emphasise the one value that decides, such as the amount received.'],
    donts: ["Don't offer copying for values that nobody pastes."],
    anatomy: [
      ['Labels and values', 'details'],
      ['Copy buttons', 'details'],
      ['Confirmation', 'copied'],
    ],
    keys: ['button'],
    related: ['TransactionDetail', 'PaymentInstructions'],
    aliases: ['key value', 'description list', 'definition', 'summary'],
  } satisfies ComponentDocs<typeof DetailList>,
};
