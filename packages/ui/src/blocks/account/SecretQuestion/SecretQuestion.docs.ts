import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { SecretQuestionForm } from './SecretQuestionForm.tsx';

/** Documentation for the page of `SecretQuestionForm`. */
export const docs = {
  SecretQuestionForm: {
    usage: 'Use it to set the question by which the support recognises a player.',
    dos: ['Ask for the password before the question is changed.'],
    donts: ["Don't show the stored answer."],
    anatomy: [
      ['Question, answer and password', 'fields'],
      ['Submit button', 'submitLabel'],
    ],
    keys: ['button', 'textbox', 'select'],
    related: ['PasswordRecovery', 'SecurityOverview'],
    aliases: ['security question', 'recovery'],
  } satisfies ComponentDocs<typeof SecretQuestionForm>,
};
