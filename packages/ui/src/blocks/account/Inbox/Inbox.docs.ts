import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { InboxList } from './InboxList.tsx';

/** Documentation for the page of `InboxList`. */
export const docs = {
  InboxList: {
    usage: 'Use it for messages to the player, newest first, with selecting and deleting.',
    dos: ['Keep unread messages bold until they were opened.', 'Offer to undo a deletion.'],
    donts: ["Don't delete without a confirmation of how many."],
    anatomy: [
      ['Filter', 'filter'],
      ['Messages', 'messages', 'current'],
      ['Read all', 'onReadAll'],
      ['Older messages', 'more'],
      ['Selection', 'selected', 'labels'],
      ['Empty and error state', 'status', 'emptyAction'],
    ],
    keys: ['button', 'link', 'checkbox', 'radio'],
    related: ['MessageCentre', 'ListCard'],
    aliases: ['messages', 'mail', 'notifications'],
  } satisfies ComponentDocs<typeof InboxList>,
};
