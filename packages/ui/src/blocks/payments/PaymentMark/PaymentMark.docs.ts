import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PaymentMark } from './PaymentMark.tsx';

/** Documentation for the page of `PaymentMark`. */
export const docs = {
  PaymentMark: {
    usage: 'Use it beside the name of a payment method.',
    dos: ['Choose the mark by the kind of the method.'],
    donts: ["Don't use it without a name: it is hidden from screen readers."],
    anatomy: [['Mark', 'name']],
    keys: [],
    related: ['PaymentMethods', 'DepositForm'],
    aliases: ['logo', 'icon', 'card', 'wallet'],
  } satisfies ComponentDocs<typeof PaymentMark>,
};
