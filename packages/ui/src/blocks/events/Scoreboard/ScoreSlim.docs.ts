import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ScoreSlim } from './ScoreSlim.tsx';

/** Documentation for the page of `ScoreSlim`. */
export const docs = {
  ScoreSlim: {
    usage:
      "Use it as the first element of a match's page, before `Scoreboard`, which it replaces after scrolling.",
    dos: ['Set `shown` once the scoreboard is covered by it.'],
    donts: ["Don't show it while `Scoreboard` is in sight."],
    anatomy: [
      ['Back link', 'back'],
      ['Teams', 'teams', 'name', 'crests'],
      ['Score or start', 'score', 'time'],
      ['Live state', 'live'],
    ],
    keys: ['link'],
    related: ['Scoreboard'],
    aliases: ['sticky header', 'compact score'],
  } satisfies ComponentDocs<typeof ScoreSlim>,
};
