import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PaymentInstructions } from './PaymentInstructions.tsx';

/** Documentation for the page of `PaymentInstructions`. */
export const docs = {
  PaymentInstructions: {
    usage: 'Use it for a payment that is finished elsewhere: another page, a code, a transfer.',
    dos: ['Let every value that has to be typed be copied.'],
    donts: ["Don't end the wait without saying what happens to money that comes later."],
    anatomy: [
      ['Method', 'method'],
      ['Title', 'title'],
      ['Instructions', 'detail'],
      ['Code or frame', 'qr', 'frame'],
      ['Values', 'details'],
      ['Remaining time', 'timer'],
      ['State', 'waiting'],
    ],
    keys: ['button', 'link'],
    related: ['DetailList', 'PaymentResult'],
    aliases: ['crypto', 'bank transfer', 'qr code'],
  } satisfies ComponentDocs<typeof PaymentInstructions>,
};
