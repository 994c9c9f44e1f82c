import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TournamentCard } from './TournamentCard.tsx';

/** Documentation for the page of `TournamentCard`. */
export const docs = {
  TournamentCard: {
    usage: 'Use it in a list of tournaments.',
    dos: ['Say what the player needs to take part in `place`.'],
    donts: ["Don't show a prize that depends on the number of players as fixed."],
    anatomy: [
      ['Type and time', 'kind', 'when'],
      ['Prize', 'title'],
      ['Place', 'place'],
      ['Action', 'action'],
    ],
    keys: ['button', 'link'],
    related: ['TournamentHead', 'TournamentTable'],
    aliases: ['competition', 'leaderboard', 'race'],
  } satisfies ComponentDocs<typeof TournamentCard>,
};
