import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ScoreSlim } from './ScoreSlim.tsx';

/** Documentation for the page of `ScoreSlim`. */
export const docs = {
  ScoreSlim: {
    usage: 'Use it above the markets of a match: it sticks to the top while they scroll.',
    dos: ['Abbreviate names that are long.'],
    donts: ["Don't show it while `Scoreboard` is in sight."],
    anatomy: [
      ['Teams', 'teams'],
      ['Live state or start', 'live', 'status'],
      ['Score', 'score'],
    ],
    keys: [],
    otherControls: 'inStories',
    related: ['Scoreboard'],
    aliases: ['sticky header', 'compact score'],
  } satisfies ComponentDocs<typeof ScoreSlim>,
};
