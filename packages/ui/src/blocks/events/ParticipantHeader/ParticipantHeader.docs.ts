import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ParticipantHeader } from './ParticipantHeader.tsx';

/** Documentation for the page of `ParticipantHeader`. */
export const docs = {
  ParticipantHeader: {
    usage: "Use it at the top of a team's or a player's page.",
    dos: ['Show the form of the last matches.'],
    donts: ["Don't leave out the sport: names repeat."],
    anatomy: [
      ['Crest', 'image'],
      ['Name', 'name'],
      ['Sport and league', 'detail'],
      ['Figures', 'details'],
      ['Form', 'form'],
      ['Favourite button', 'favourite', 'favouriteLabel'],
    ],
    keys: ['button'],
    related: ['TeamCrest', 'FormChips'],
    aliases: ['team page', 'player profile', 'header'],
  } satisfies ComponentDocs<typeof ParticipantHeader>,
};
