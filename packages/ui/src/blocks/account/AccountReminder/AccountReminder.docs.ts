import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { AccountReminder } from './AccountReminder.tsx';

/** Documentation for the page of `AccountReminder`. */
export const docs = {
  AccountReminder: {
    usage:
      "Use it on the account's first page for a task that is outstanding, such as an identification with a deadline.",
    dos: ['Say the reason and the deadline in `detail`.'],
    donts: ["Don't show more than one; the most urgent comes first."],
    anatomy: [
      ['Icon', 'icon'],
      ['Title', 'title'],
      ['Reason and deadline', 'detail'],
      ['More', 'children'],
      ['Actions', 'actions'],
      ['Dismiss button', 'dismissLabel'],
    ],
    keys: ['button', 'link'],
    related: ['Notice', 'VerificationCard'],
    aliases: ['task', 'todo', 'banner', 'alert'],
  } satisfies ComponentDocs<typeof AccountReminder>,
};
