import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MatchTimeline } from './MatchTimeline.tsx';

/** Documentation for the page of `MatchTimeline`. */
export const docs = {
  MatchTimeline: {
    usage: 'Use it for goals, cards and other incidents by minute.',
    dos: ['Give every icon a word.'],
    donts: ["Don't reorder incidents that were reported late."],
    anatomy: [
      ['Incidents with minute and side', 'moments'],
      ['Empty state', 'emptyTitle'],
    ],
    keys: [],
    related: ['MatchStatistics', 'Lineups'],
    aliases: ['events', 'goals', 'cards', 'incidents'],
  } satisfies ComponentDocs<typeof MatchTimeline>,
};
