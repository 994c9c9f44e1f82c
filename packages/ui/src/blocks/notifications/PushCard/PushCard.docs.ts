import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PushCard } from './PushCard.tsx';

/** Documentation for the page of `PushCard`. */
export const docs = {
  PushCard: {
    usage: "Use it before the browser's own question, which can be shown once only.",
    dos: ['Say what is sent, and how often.'],
    donts: ["Don't ask on the first page."],
    anatomy: [
      ['Title and text', 'labels'],
      ['Buttons', 'labels', 'busy'],
      ['Blocked', 'blocked'],
    ],
    keys: ['button'],
    related: ['InstallPrompt'],
    aliases: ['push notifications', 'permission', 'alerts'],
  } satisfies ComponentDocs<typeof PushCard>,
};
