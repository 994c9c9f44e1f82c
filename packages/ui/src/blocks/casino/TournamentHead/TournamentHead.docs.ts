import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TournamentHead } from './TournamentHead.tsx';

/** Documentation for the page of `TournamentHead`. */
export const docs = {
  TournamentHead: {
    usage: "Use it at the top of a tournament's page; its title is the page's first heading.",
    dos: ["Say in `notice` why a player can't take part."],
    donts: ["Don't repeat the rules; use `TournamentRules`."],
    anatomy: [
      ['Type', 'kind'],
      ['Name', 'title'],
      ['Scoring', 'text'],
      ['Figures', 'details'],
      ['Action', 'action'],
      ['Message', 'notice'],
    ],
    keys: ['button', 'link'],
    related: ['TournamentRules', 'TournamentTable'],
    aliases: ['header', 'leaderboard', 'prize pool'],
  } satisfies ComponentDocs<typeof TournamentHead>,
};
