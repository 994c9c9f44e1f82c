import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CodeStep } from './CodeStep.tsx';

/** Documentation for the page of `CodeStep`. */
export const docs = {
  CodeStep: {
    usage: 'Use it for every step in which players enter a code that was sent to them.',
    dos: [
      'Say in `lead` where the code was sent, with most of the address masked.',
      'Count down in `wait` until a new code can be requested.',
    ],
    donts: ["Don't clear the field when the code was wrong by one character; let the player correct it."],
    anatomy: [
      ['Title', 'title'],
      ['Recipient', 'lead'],
      ['Code', 'value', 'length'],
      ['Error', 'error'],
      ['Resend button', 'labels', 'wait'],
      ['Confirmation', 'sent'],
    ],
    keys: ['button', 'textbox'],
    related: ['CodeInput', 'TwoFactorSetup', 'PasswordRecovery'],
    aliases: ['otp', 'verification', 'sms code', 'two-factor'],
  } satisfies ComponentDocs<typeof CodeStep>,
};
