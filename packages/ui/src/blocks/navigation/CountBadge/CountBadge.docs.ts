import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Counted } from './Counted.tsx';

/** Documentation for the page of `Counted`. */
export const docs = {
  Counted: {
    usage: 'Use it around an icon button whose subject has something new, such as unread messages.',
    dos: ['Say the count in the accessible name of the button.'],
    donts: ["Don't show a zero."],
    anatomy: [
      ['Button', 'children'],
      ['Count', 'count', 'ground'],
    ],
    keys: ['button'],
    related: ['HeaderLink', 'BottomNav'],
    aliases: ['badge', 'unread', 'notification dot'],
  } satisfies ComponentDocs<typeof Counted>,
};
