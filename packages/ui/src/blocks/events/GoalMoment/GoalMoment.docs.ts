import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { GoalMoment } from './GoalMoment.tsx';

/** Documentation for the page of `GoalMoment`. */
export const docs = {
  GoalMoment: {
    usage:
      'Use it as the `moment` of a `Scoreboard`, when the score of the match that the player watches rises in a sport with few scores.',
    dos: [
      'Announce the goal once, in a polite live region of the page.',
      'Show the state of the player’s bet only if it is known.',
    ],
    donts: [
      "Don't show it for a goal that the page missed, or after a correction.",
      "Don't use it in sports that score every minute.",
    ],
    anatomy: [
      ['Crest of the side, and light in its colour', 'teams', 'crests', 'sport', 'side', 'decorated'],
      ['Word', 'word'],
      ['Scorer and minute', 'scorer', 'detail'],
      ['Score', 'score', 'side'],
      ['Bet of the player', 'bet'],
      ['Closing', 'closeLabel', 'onClose'],
    ],
    keys: ['button'],
    related: ['Scoreboard', 'MatchTracker'],
    aliases: ['goal', 'celebration', 'score change', 'touchdown'],
  } satisfies ComponentDocs<typeof GoalMoment>,
};
