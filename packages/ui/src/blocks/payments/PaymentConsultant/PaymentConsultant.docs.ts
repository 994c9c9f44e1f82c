import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PaymentConsultant } from './PaymentConsultant.tsx';

/** Documentation for the page of `PaymentConsultant`. */
export const docs = {
  PaymentConsultant: {
    usage: 'Use it for questions about payments, step by step.',
    dos: ['Show existing requests first.'],
    donts: ["Don't ask for data that the payment has."],
    anatomy: [
      ['Title of the step', 'title', 'description'],
      ['Content', 'children'],
      ['Back button', 'backLabel'],
    ],
    keys: ['button', 'textbox', 'dialog', 'file'],
    related: ['TransactionDetail', 'ContactTiles'],
    aliases: ['support', 'help', 'chat', 'modal'],
  } satisfies ComponentDocs<typeof PaymentConsultant>,
};
