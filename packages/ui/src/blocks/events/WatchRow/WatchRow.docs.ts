import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { WatchRow } from './WatchRow.tsx';

/** Documentation for the page of `WatchRow`. */
export const docs = {
  WatchRow: {
    usage: 'Use it in a `CompetitionCard` that lists matches to watch rather than to bet on.',
    dos: ['Lead to the match with its tracker open.'],
    donts: ["Don't use it where prices are expected; `EventRow` has them."],
    anatomy: [
      ['Teams', 'teams', 'crests', 'sport', 'decorated'],
      ['Score', 'scores', 'scoreLabel'],
      ['Thumbnail', 'thumbnail'],
      ['Link', 'href'],
    ],
    keys: ['link'],
    related: ['MatchThumbnail', 'EventRow', 'CompetitionCard'],
    aliases: ['watch now', 'live list', 'tracker list'],
  } satisfies ComponentDocs<typeof WatchRow>,
};
