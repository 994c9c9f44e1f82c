import type { ModelMarket, Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';

/** A match of the demonstration line: how it is played and what its model says of it. */
export interface Play {
  timeline(random: Random): readonly Moment[];
  markets(moment: Moment | undefined, since: number, now: number): readonly ModelMarket[];
  /** Seconds of the match's clock in a second of play; 1 without it. */
  readonly pace?: number;
}

/** Makes the play of two entrants; strengths are standard normal. */
export type MakePlay = (home: number, away: number, matchId: number) => Play;

/** A market of two selections, home and away. */
export function winnerMarket(home: number): ModelMarket {
  return {
    type: 'winner',
    group: 'popular',
    main: true,
    chances: [
      ['home', home],
      ['away', 1 - home],
    ],
  };
}

/** A probability kept away from certainty, where a model's tail is not to be believed. */
export function kept(p: number, margin = 0.004): number {
  return Math.min(1 - margin, Math.max(margin, p));
}

/** For models that follow the state of play alone: asked again in the same state, they answer from memory. */
export function onceAMoment(model: (moment: Moment | undefined) => readonly ModelMarket[]): Play['markets'] {
  let last: { readonly moment: Moment | undefined; readonly markets: readonly ModelMarket[] } | undefined;
  return (moment) => {
    if (!last || last.moment !== moment) last = { moment, markets: model(moment) };
    return last.markets;
  };
}
