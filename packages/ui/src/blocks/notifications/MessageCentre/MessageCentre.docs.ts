import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MessageCentre } from './MessageCentre.tsx';

/** Documentation for the page of `MessageCentre`. */
export const docs = {
  MessageCentre: {
    usage: 'Use it in the header for the newest messages.',
    dos: ['Take the count away once the panel was opened.'],
    donts: ["Don't open it by itself."],
    anatomy: [
      ['Bell', 'unreadCount', 'labels'],
      ['Messages', 'messages'],
      ['Link to all', 'allHref'],
      ['Error', 'error'],
    ],
    keys: ['button', 'link', 'dialog'],
    related: ['InboxList', 'HeaderLink'],
    aliases: ['notifications', 'bell', 'inbox'],
  } satisfies ComponentDocs<typeof MessageCentre>,
};
