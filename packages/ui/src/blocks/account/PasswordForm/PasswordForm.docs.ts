import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PasswordForm } from './PasswordForm.tsx';

/** Documentation for the page of `PasswordForm`. */
export const docs = {
  PasswordForm: {
    usage: 'Use it to change a password; the rules are checked while the player types.',
    dos: ['State the rules before the first character, in `rules`.'],
    donts: ["Don't refuse pasting; password managers do it."],
    anatomy: [
      ['Current password', 'values', 'labels'],
      ['New password', 'values'],
      ['Rules', 'rules'],
      ['Hint', 'hint'],
      ['Submit button', 'submitLabel'],
    ],
    keys: ['button', 'textbox'],
    related: ['PasswordInput', 'PasswordRecovery'],
    aliases: ['credentials', 'security', 'change password'],
  } satisfies ComponentDocs<typeof PasswordForm>,
};
