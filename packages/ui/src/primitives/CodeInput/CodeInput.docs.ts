import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { CodeInput } from './CodeInput.tsx';

/** Documentation for the page of `CodeInput`. */
export const docs = {
  CodeInput: {
    usage: 'Use it for a one-time code from a text message, an e-mail or an authenticator app.',
    dos: ['Put it into a `Field`, which names it and shows an error.'],
    donts: ["Don't submit for the player before the last character is entered."],
    anatomy: [
      ['Cells', 'length', 'kind'],
      ['Entered characters', 'value'],
    ],
    keys: ['textbox'],
    related: ['CodeStep', 'TwoFactorSetup', 'Field'],
    aliases: ['otp', 'pin', 'verification code', 'one-time password'],
  } satisfies ComponentDocs<typeof CodeInput>,
};
