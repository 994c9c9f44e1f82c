import type { IconName } from '../../../primitives/Icon/icons.ts';

/** What became of a bet or a leg. */
export const betOutcomes = ['pending', 'won', 'lost', 'returned', 'cashedOut'] as const;
export type BetOutcome = (typeof betOutcomes)[number];

/** A sign beside the word: a colour alone says nothing. */
export const outcomeIcons = {
  pending: 'clock',
  won: 'check',
  lost: 'close',
  returned: 'refresh',
  cashedOut: 'coin',
} as const satisfies Record<BetOutcome, IconName>;
