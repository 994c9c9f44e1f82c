import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Standings } from './Standings.tsx';

/** Documentation for the page of `Standings`. */
export const docs = {
  Standings: {
    usage: 'Use it for a league table with its zones.',
    dos: ["Name the zones in `legend`; colour alone doesn't.", 'Mark the teams of the current match.'],
    donts: ["Don't shorten names so that two become equal."],
    anatomy: [
      ['Ranks and teams', 'heads', 'rows'],
      ['Figures', 'columns'],
      ['Legend', 'legend'],
      ['Empty state', 'emptyTitle'],
    ],
    keys: ['link', 'scroll'],
    related: ['FigureTable', 'TournamentTable'],
    aliases: ['league table', 'table', 'ranking', 'leaderboard'],
  } satisfies ComponentDocs<typeof Standings>,
};
