import type { MakePlay } from './play.ts';

/**
 * Speeds up a sport for a simulation.
 * @param pace factor of the speed
 */
export function quickPlay(make: MakePlay, pace: number): MakePlay {
  return (home, away, matchId) => {
    const play = make(home, away, matchId);
    return {
      pace,
      timeline: (random) =>
        play.timeline(random).map((moment) => ({
          ...moment,
          at: Math.round(moment.at / pace),
          ...(moment.suspend !== undefined && { suspend: Math.round(moment.suspend / pace) }),
        })),
      markets: (moment, since, now) => play.markets(moment, since * pace, now),
    };
  };
}
