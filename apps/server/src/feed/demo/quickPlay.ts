import type { MakePlay } from './play.ts';

/** A sport as a simulation plays it: the same match in a part of the time. @param pace how many times as fast */
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
