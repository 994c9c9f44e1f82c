import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PasswordRecovery } from './PasswordRecovery.tsx';

/** Documentation for the page of `PasswordRecovery`. */
export const docs = {
  PasswordRecovery: {
    usage: 'Use it for a forgotten password: who the player is, the code, the new password.',
    dos: ['Answer an unknown login like a known one; otherwise the form reveals who has an account.'],
    donts: ["Don't sign the player in before the new password is saved."],
    anatomy: [['Step', 'state']],
    keys: ['button', 'link', 'textbox'],
    related: ['CodeStep', 'PasswordForm', 'SecretQuestionForm'],
    aliases: ['forgot password', 'reset', 'restore access'],
  } satisfies ComponentDocs<typeof PasswordRecovery>,
};
