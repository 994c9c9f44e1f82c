import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MatchThumbnail } from './MatchThumbnail.tsx';

/** Documentation for the page of `MatchThumbnail`. */
export const docs = {
  MatchThumbnail: {
    usage: 'Use it for a match with a tracker, where there is no space for the tracker itself.',
    dos: ['Load the momentum of the matches in sight with one call.'],
    donts: ["Don't let it be the only content of a link: the match has to be named."],
    anatomy: [
      ['Momentum', 'momentum'],
      ['Minute', 'live'],
    ],
    keys: [],
    related: ['WatchRow', 'MomentumChart', 'MatchTracker'],
    aliases: ['mini tracker', 'preview', 'sparkline'],
  } satisfies ComponentDocs<typeof MatchThumbnail>,
};
