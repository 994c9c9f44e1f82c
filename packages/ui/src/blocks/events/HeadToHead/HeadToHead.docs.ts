import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { HeadToHead } from './HeadToHead.tsx';

/** Documentation for the page of `HeadToHead`. */
export const docs = {
  HeadToHead: {
    usage: 'Use it for past matches between two sides.',
    dos: ['Leave `draws` out in sports without draws.'],
    donts: ["Don't mix competitions of juniors and seniors."],
    anatomy: [
      ['Balance', 'wins', 'draws'],
      ['Form', 'forms'],
      ['Matches', 'meetings'],
      ['Empty state', 'emptyTitle'],
    ],
    keys: ['link'],
    related: ['FormChips', 'MatchStatistics'],
    aliases: ['h2h', 'past meetings', 'statistics'],
  } satisfies ComponentDocs<typeof HeadToHead>,
};
