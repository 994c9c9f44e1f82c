import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Notice } from './Notice.tsx';

/** Documentation for the page of `Notice`. */
export const docs = {
  Notice: {
    usage:
      'Use a notice for a message that belongs to a place on the page and stays there: a closed market, a pending check.',
    dos: [
      'Write one plain sentence with the consequence and the time.',
      'Set `announced` if it answers an action of the player.',
    ],
    donts: ["Don't use it for the result of an action elsewhere on the page; use a toast."],
    anatomy: [
      ['Icon', 'icon'],
      ['Sentence', 'children'],
      ['Action', 'action'],
      ['Ground', 'tone'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['NoticeBar', 'ToastRegion', 'EmptyState'],
    aliases: ['alert', 'message', 'callout', 'banner', 'warning', 'info'],
  } satisfies ComponentDocs<typeof Notice>,
};
