import type { ModelMarket, Moment } from '../engine/plan.ts';
import type { Random } from '../engine/random.ts';

/** Rules of play of a demonstration match, and its price model. */
export interface Play {
  timeline(random: Random): readonly Moment[];
  markets(moment: Moment | undefined, since: number, now: number): readonly ModelMarket[];
  /** Seconds of the match clock per second of play; 1 if absent. */
  readonly pace?: number;
}

/** Creates the play of two entrants; strengths are standard normal. */
export type MakePlay = (home: number, away: number, matchId: number) => Play;

/** Makes a market of two selections, home and away. */
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

/** Clamps a probability away from certainty, where a model's tail is unreliable. */
export function kept(p: number, margin = 0.004): number {
  return Math.min(1 - margin, Math.max(margin, p));
}

/** Caches the last result of a model that depends on the state of play only. */
export function onceAMoment(model: (moment: Moment | undefined) => readonly ModelMarket[]): Play['markets'] {
  let last: { readonly moment: Moment | undefined; readonly markets: readonly ModelMarket[] } | undefined;
  return (moment) => {
    if (!last || last.moment !== moment) last = { moment, markets: model(moment) };
    return last.markets;
  };
}
