import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ResultCard } from './ResultCard.tsx';

/** Documentation for the page of `ResultCard`. */
export const docs = {
  ResultCard: {
    usage: 'Use it as the last step of a process: done, pending, refused or given up.',
    dos: ['Say what happens next, and when.'],
    donts: ["Don't end a process without an action."],
    anatomy: [
      ['Icon', 'icon', 'tone'],
      ['Result', 'title'],
      ['Consequence', 'detail'],
      ['More', 'children'],
      ['Actions', 'actions'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['PaymentResult', 'Notice'],
    aliases: ['success', 'confirmation', 'outcome', 'done'],
  } satisfies ComponentDocs<typeof ResultCard>,
};
