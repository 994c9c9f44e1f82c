import { drifted } from '../football/drift.ts';
import { FIRST_HALF, footballMarkets } from '../football/footballMarkets.ts';
import { goalTimeline } from '../football/goalTimeline.ts';
import type { MakePlay } from './play.ts';

/** Football: goals are two Poisson processes. */
export const footballPlay: MakePlay = (home, away, matchId) => {
  const tilt = 0.22 * (home - away);
  const rates = { home: 1.48 * Math.exp(tilt), away: 1.17 * Math.exp(-tilt), rho: 0 };
  return {
    timeline(random) {
      const first = [
        random.poisson(rates.home * FIRST_HALF),
        random.poisson(rates.away * FIRST_HALF),
      ] as const;
      const second = [
        random.poisson(rates.home * (1 - FIRST_HALF)),
        random.poisson(rates.away * (1 - FIRST_HALF)),
      ] as const;
      return goalTimeline(
        { halfTime: first, fullTime: [first[0] + second[0], first[1] + second[1]] },
        random,
      );
    },
    markets: (moment, since, now) => footballMarkets(drifted(rates, matchId, now), moment, since),
  };
};
