import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ListCard } from './ListCard.tsx';

/** Documentation for the page of `ListCard`. */
export const docs = {
  ListCard: {
    usage: 'Use it around every list of the account, so that loading, empty and failed lists look alike.',
    dos: ['Say in `labels` what is missing and what failed, not only “Error”.'],
    donts: ["Don't show the empty state while the list loads."],
    anatomy: [
      ['Title', 'title'],
      ['Sentence', 'lead'],
      ['Tools', 'tools'],
      ['Message', 'notice'],
      ['Rows', 'children'],
      ['Empty state', 'labels', 'icon', 'emptyAction'],
      ['Below the rows', 'foot'],
    ],
    keys: ['button'],
    related: ['AccountRow', 'EmptyState', 'Card'],
    aliases: ['list', 'panel', 'empty state'],
  } satisfies ComponentDocs<typeof ListCard>,
};
