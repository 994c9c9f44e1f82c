import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Lineups } from './Lineups.tsx';

/** Documentation for the page of `Lineups`. */
export const docs = {
  Lineups: {
    usage: 'Use it for the line-ups of both teams.',
    dos: ['Show the empty state with the time at which line-ups are usually known.'],
    donts: ["Don't guess line-ups."],
    anatomy: [
      ['Teams', 'teams'],
      ['Groups of players', 'teams'],
      ['Empty state', 'emptyTitle'],
    ],
    keys: [],
    related: ['MatchStatistics', 'MatchTimeline'],
    aliases: ['squad', 'formation', 'players', 'roster'],
  } satisfies ComponentDocs<typeof Lineups>,
};
