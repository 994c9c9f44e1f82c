import type { MatchStatus } from '@touchline/feed';
import type { FeedClock, FeedSink, LegResult, MarketState } from '@touchline/feed/source';
import { detailOf, priceMarket } from './marketStates.ts';
import type { Moment, PlannedMatch } from './plan.ts';
import { settleSelection } from './settle.ts';

/** Time for which markets are suspended before a moment that suspends them, ms. */
const WARNING = 4_000;
const SECOND = 1_000;

/**
 * Time before kick-off from which all markets are offered, ms; the most popular groups are offered from the start.
 */
const ALL_WITHIN = 12 * 3_600_000;
const FROM_THE_START: ReadonlySet<string> = new Set([
  'popular',
  'totals',
  'handicaps',
  'goals',
  'runners',
  'duels',
]);

/** A match that is played into the book. */
export interface ActiveMatch {
  /** Updates the book to feed time `now`. Returns true when the match is over and can be removed. */
  advance(now: number, keep: number): boolean;
}

/** Returns how long prices remain without an event, ms: short in play, longer the further away kick-off is. */
function pricePeriod(live: boolean, untilKickOff: number): number {
  if (live) return 5 * SECOND;
  if (untilKickOff < 3_600_000) return 20 * SECOND;
  return untilKickOff < 6 * 3_600_000 ? 60 * SECOND : 600 * SECOND;
}

/** Returns the optional fields that a match has. */
function present({
  round,
  homeId,
  awayId,
  homeWritten,
  awayWritten,
  homeCrest,
  awayCrest,
  homeCountry,
  awayCountry,
  best,
  media,
  statistics,
  discipline,
}: PlannedMatch) {
  return {
    ...(round !== undefined && { round }),
    ...(homeId !== undefined && { homeId }),
    ...(awayId !== undefined && { awayId }),
    ...(homeWritten !== undefined && { homeWritten }),
    ...(awayWritten !== undefined && { awayWritten }),
    ...(homeCrest !== undefined && { homeCrest }),
    ...(awayCrest !== undefined && { awayCrest }),
    ...(homeCountry !== undefined && { homeCountry }),
    ...(awayCountry !== undefined && { awayCountry }),
    ...(best && { best }),
    ...(media && { media }),
    ...(statistics && { statistics }),
    ...(discipline !== undefined && { discipline }),
  };
}

export function createActiveMatch(plan: PlannedMatch, sink: FeedSink, clock: FeedClock): ActiveMatch {
  const offered = new Map<string, MarketState>();
  const settled = new Set<string>();
  let timeline: readonly Moment[] | undefined;
  let index = -2;
  let pricedUntil = 0;
  let suspended = false;
  let endedAt: number | undefined;

  function sayMatch(status: MatchStatus, moment: Moment | undefined, now: number): void {
    const { id, sportId, competitionId, competition, country, home, away, kickOff } = plan;
    const { period, seconds, running } = moment ?? { period: '', running: false };
    const since = moment ? now - kickOff - moment.at : 0;
    const { pace = 1 } = plan;
    const speed = clock.speed * pace;
    sink.match({
      id,
      sportId,
      competitionId,
      competition,
      country,
      home,
      away,
      ...present(plan),
      startsAt: Math.floor(kickOff / SECOND),
      status,
      producer: moment ? 'live' : 'line',
      ...(moment && {
        clock: {
          period,
          ...(seconds !== undefined && {
            seconds: seconds + (running ? Math.floor((since * pace) / SECOND) : 0),
          }),
          running,
          at: clock.wall(),
          ...(speed !== 1 && { speed }),
        },
        score: moment.score,
      }),
    });
  }

  function settle(moment: Moment): void {
    for (const market of offered.values()) {
      if (settled.has(market.id)) continue;
      const detail = detailOf(market);
      const results: Record<string, LegResult> = {};
      for (const { key } of market.selections) {
        const ref = { type: market.type, key, ...(detail !== undefined && { detail }) };
        const result = settleSelection(ref, moment.facts);
        if (result !== undefined) results[key] = result;
      }
      if (Object.keys(results).length < market.selections.length) continue;
      settled.add(market.id);
      sink.settle(market.id, results);
    }
  }

  function offer(moment: Moment | undefined, now: number): void {
    const since = moment ? now - plan.kickOff - moment.at : 0;
    const isFar = !moment && plan.kickOff - now > ALL_WITHIN;
    const states = plan
      .markets(moment, since, now)
      .filter(({ group }) => !isFar || FROM_THE_START.has(group))
      .map((market) => priceMarket(plan.id, moment ? 'live' : 'line', market))
      .filter((market) => !settled.has(market.id));
    const ids = new Set(states.map((state) => state.id));
    for (const held of offered.values()) {
      if (ids.has(held.id) || settled.has(held.id) || held.status === 0) continue;
      const { main: _main, wide: _wide, ...rest } = held;
      states.push({ ...rest, producer: moment ? 'live' : held.producer, status: 0 });
    }
    for (const state of states) offered.set(state.id, state);
    sink.markets(states);
  }

  function suspend(live: boolean): void {
    const open = [...offered.values()].filter((market) => market.status === 1 && !settled.has(market.id));
    sink.markets(
      open.map((market) => ({ ...market, producer: live ? 'live' : market.producer, status: -1 })),
    );
  }

  /** Moves along the timeline; returns true if the moment changed. */
  function move(now: number): boolean {
    if (now < plan.kickOff) return index === -2 && ((index = -1), true);
    timeline ??= plan.timeline();
    const before = index;
    index = Math.max(index, -1);
    for (let next = timeline[index + 1]; next && plan.kickOff + next.at <= now; next = timeline[index + 1]) {
      index += 1;
      // Every moment settles what was offered before it, also if the clock skips several.
      if (offered.size > 0) settle(next);
    }
    return index !== before;
  }

  function isSuspended(moment: Moment | undefined, now: number): boolean {
    const played = now - plan.kickOff;
    if (moment?.suspend !== undefined && played < moment.at + moment.suspend) return true;
    const next = timeline?.[index + 1];
    return next?.suspend !== undefined && next.at - played <= WARNING;
  }

  function end(status: 4 | 5, moment: Moment | undefined, at: number, now: number, keep: number): boolean {
    endedAt = at;
    // The match ended before this process began, and too long ago to be shown.
    if (offered.size === 0 && now - at > keep) return true;
    sayMatch(status, moment, now);
    if (status === 5) sink.cancel(plan.id);
    return false;
  }

  return {
    advance(now, keep) {
      if (endedAt !== undefined) return now - endedAt > keep;
      if (plan.calledOffAt !== undefined && now >= plan.calledOffAt) {
        return end(5, undefined, plan.calledOffAt, now, keep);
      }
      const moved = move(now);
      const moment = timeline?.[index];
      if (moment?.status === 4) {
        return end(4, moment, plan.kickOff + moment.at, now, keep);
      }
      if (moved) sayMatch(moment?.status ?? 1, moment, now);
      const closed = isSuspended(moment, now);
      const reopened = suspended && !closed;
      if (moved || reopened || (now >= pricedUntil && !closed)) {
        offer(moment, now);
        pricedUntil = now + pricePeriod(moment !== undefined, plan.kickOff - now);
      }
      if (closed && (moved || !suspended)) suspend(moment !== undefined);
      suspended = closed;
      return false;
    },
  };
}
