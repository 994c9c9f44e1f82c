import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TournamentTable } from './TournamentTable.tsx';

/** Documentation for the page of `TournamentTable`. */
export const docs = {
  TournamentTable: {
    usage: 'Use it for ranks, points and prizes.',
    dos: ['Pass `own`, so that players see their rank without looking for it.'],
    donts: ["Don't show full names of other players."],
    anatomy: [
      ['Column headers', 'labels'],
      ['Rows', 'entries'],
      ['Own row', 'own'],
      ['Pages', 'pages'],
      ['Empty state', 'empty'],
    ],
    keys: ['button'],
    related: ['Standings', 'Table'],
    aliases: ['leaderboard', 'ranking', 'standings'],
  } satisfies ComponentDocs<typeof TournamentTable>,
};
