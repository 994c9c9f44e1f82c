import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { AccountForm } from './AccountForm.tsx';

/** Documentation for the page of `AccountForm`. */
export const docs = {
  AccountForm: {
    usage:
      'Use it as the frame of every form in the account: title, messages, fields and one main action are in the same places.',
    dos: [
      'Set `tone` to `primary` only if submitting moves money.',
      "Pass `problems` for forms longer than a phone's screen; each entry leads to its field.",
    ],
    donts: ["Don't empty the fields after an error."],
    anatomy: [
      ['Title', 'title'],
      ['Sentence', 'lead'],
      ['Error of the form', 'error'],
      ['Summary of errors', 'problems'],
      ['Fields', 'children'],
      ['Submit button', 'submitLabel', 'tone', 'busy'],
      ['Second action', 'secondary'],
      ['Last sentence', 'footer'],
    ],
    keys: ['button', 'link', 'textbox'],
    related: ['FormFields', 'Field', 'ProfileForm'],
    aliases: ['form', 'validation', 'error summary'],
  } satisfies ComponentDocs<typeof AccountForm>,
};
