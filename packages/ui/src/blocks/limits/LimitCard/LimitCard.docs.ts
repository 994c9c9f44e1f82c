import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LimitCard } from './LimitCard.tsx';

/** Documentation for the page of `LimitCard`. */
export const docs = {
  LimitCard: {
    usage: 'Use it for one limit: its amount, how much is used, what is pending.',
    dos: ['Say when a pending change starts.'],
    donts: ["Don't hide the use of a limit that isn't reached."],
    anatomy: [
      ['Name', 'title'],
      ['Amount', 'amount'],
      ['Used share', 'use'],
      ['Note', 'note'],
      ['Change button', 'changeLabel'],
      ['Form', 'form'],
    ],
    keys: ['button', 'textbox'],
    related: ['LimitForm', 'LimitHistory', 'Progress'],
    aliases: ['deposit limit', 'responsible gambling', 'cap'],
  } satisfies ComponentDocs<typeof LimitCard>,
};
