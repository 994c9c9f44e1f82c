import { caseCount } from '@touchline/testing';
import { expect, it } from 'vitest';
import { runFeedModel } from './testing/model/feedModel.ts';

// `npm run model` sends a million messages by the same model and prints the result.
it.each(['a', 'b'].slice(0, caseCount(1, 2)))(
  'shows nothing outdated and ends in the true state, whatever the connection does (seed %s)',
  async (seed) => {
    const { broken, counts, leaders, kills, silences, bets } = await runFeedModel({ seed, messages: 20_000 });
    expect(broken).toEqual([]);
    expect(counts.dropped / counts.sent).toBeGreaterThan(0.04);
    expect(counts.doubled / counts.sent).toBeGreaterThan(0.04);
    expect(Math.min(counts.broken, counts.cuts, leaders, kills + silences)).toBeGreaterThan(0);
    expect(bets.accepted).toBeGreaterThan(100);
  },
  60_000,
);
