import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { KeyFigures } from './KeyFigures.tsx';

/** Documentation for the page of `KeyFigures`. */
export const docs = {
  KeyFigures: {
    usage: 'Use it for about four figures of a match in play, next to its tracker.',
    dos: ['Use the form `line` inside a tracker, and `rows` below it.'],
    donts: ["Don't list all statistics of a match: that is `MatchStatistics`."],
    anatomy: [
      ['Names and values', 'figures'],
      ['Ground and bars', 'form'],
    ],
    keys: [],
    related: ['MatchTracker', 'MatchStatistics'],
    aliases: ['shots', 'corners', 'possession', 'stats'],
  } satisfies ComponentDocs<typeof KeyFigures>,
};
