import type { Jackpot } from '@touchline/contract';
import * as v from 'valibot';
import { answer, api } from '../../platform/api/api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { pagePollDeps } from '../../platform/tabs/pagePoll.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import { startPoll, storedAnswerSchema } from '../../platform/tabs/sharedPoll.ts';

/** Interval of the jackpots' poll, by one tab for all, ms. */
export const JACKPOTS_POLL = 10_000;

/** Greatest age of a shown amount, ms. */
const OLDEST = 30_000;

const Level = v.object({
  id: v.string(),
  level: v.picklist(['mini', 'minor', 'major', 'grand']),
  amount: v.string(),
  iso: v.string(),
  at: v.number(),
});

const Stored = storedAnswerSchema(
  v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      provider: v.nullable(v.string()),
      games: v.number(),
      levels: v.array(Level),
    }),
  ),
);

/**
 * Follows the jackpots while the page is visible.
 * @param take receives each answer
 * @returns stops it
 */
export function followJackpots(take: (jackpots: readonly Jackpot[]) => void): () => void {
  const poll = startPoll<Jackpot[]>({
    ...pagePollDeps,
    name: 'casino.jackpots',
    cell: sharedCell('casino.jackpots', Stored),
    since: serverNow() - OLDEST,
    pauseAfter: 0,
    period: () => JACKPOTS_POLL,
    ask: async () => (await answer(api.GET('/web-api/casino/jackpots'))).jackpots,
    take,
  });
  return () => poll.stop();
}
