import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Avatar } from './Avatar.tsx';

/** Documentation for the page of `Avatar`. */
export const docs = {
  Avatar: {
    usage: 'Use an avatar next to the name of a person without a portrait.',
    dos: ['Keep the name next to it: the avatar is hidden from screen readers.'],
    donts: ["Don't use it for a team; `TeamCrest` and `LargeCrest` draw one from its name."],
    anatomy: [
      ['Disc', 'tone'],
      ['Initials', 'name'],
    ],
    keys: [],
    related: ['TeamCrest', 'AccountMenu'],
    aliases: ['initials', 'profile picture', 'user'],
  } satisfies ComponentDocs<typeof Avatar>,
};
