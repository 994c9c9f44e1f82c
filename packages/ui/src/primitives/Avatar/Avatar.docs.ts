import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Avatar } from './Avatar.tsx';

/** Documentation for the page of `Avatar`. */
export const docs = {
  Avatar: {
    usage: 'Use an avatar next to the name of a team or a player for which there is no crest or portrait.',
    dos: ['Keep the name next to it: the avatar is hidden from screen readers.'],
    donts: ["Don't use it for a crest with an image; `TeamCrest` has both and falls back to initials."],
    anatomy: [
      ['Disc', 'tone'],
      ['Initials', 'name'],
    ],
    keys: [],
    related: ['TeamCrest', 'ParticipantHeader'],
    aliases: ['initials', 'profile picture', 'user'],
  } satisfies ComponentDocs<typeof Avatar>,
};
