import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { WatchRow } from './WatchRow.tsx';

/** Documentation for the page of `WatchRow`. */
export const docs = {
  WatchRow: {
    usage:
      'Use it in a `CompetitionCard` that lists matches to watch rather than to bet on, and in a `MatchRail`.',
    dos: [
      'With a thumbnail, lead to the match with its tracker open.',
      'In a rail, mark the match of the page.',
    ],
    donts: ["Don't use it where prices are expected; `EventRow` has them."],
    anatomy: [
      ['Teams', 'teams', 'crests', 'sport', 'decorated'],
      ['Score', 'scores', 'scoreLabel'],
      ['Thumbnail', 'thumbnail'],
      ['Minute and competition', 'live', 'place'],
      ['Link', 'href', 'current'],
    ],
    keys: ['link'],
    related: ['MatchThumbnail', 'MatchRail', 'EventRow', 'CompetitionCard'],
    aliases: ['watch now', 'live list', 'tracker list'],
  } satisfies ComponentDocs<typeof WatchRow>,
};
