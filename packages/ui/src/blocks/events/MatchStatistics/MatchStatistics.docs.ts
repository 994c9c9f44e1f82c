import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MatchStatistics } from './MatchStatistics.tsx';

/** Documentation for the page of `MatchStatistics`. */
export const docs = {
  MatchStatistics: {
    usage: 'Use it for figures of both sides, such as possession and shots.',
    dos: ['Format the values; the bars only compare them.'],
    donts: ["Don't show figures that the source doesn't report as zero."],
    anatomy: [
      ['Figures with bars', 'statistics'],
      ['Empty state', 'emptyTitle'],
    ],
    keys: [],
    related: ['HeadToHead', 'MatchTimeline'],
    aliases: ['stats', 'possession', 'comparison'],
  } satisfies ComponentDocs<typeof MatchStatistics>,
};
