import type { MarketRecord, MatchRecord, Topic } from './frames.ts';
import { packChange } from './packing.ts';
import { createChanges, type Changes, type TopicLog } from './publisherLog.ts';
import type { MarketChange, PublisherRecords, Taken } from './publisherRecords.ts';
import { carries, topicsOf, wideTopic } from './topicsOf.ts';

export interface MembershipOptions {
  readonly records: PublisherRecords;
  readonly log: (topic: Topic) => TopicLog;
  /** Number of matches in `line`: those that start next. */
  readonly lineLimit: number;
}

/** Assignment of records to topics. */
export interface Membership {
  /**
   * Moves records between topics after a tick.
   * @returns changes by topic
   */
  update(taken: Taken): ReadonlyMap<Topic, Changes>;
  clear(): void;
}

export function createMembership({ records, log, lineLimit }: MembershipOptions): Membership {
  const memberOf = new Map<number, readonly Topic[]>();
  let nextUp: ReadonlySet<number> = new Set();

  function startingNext(): Set<number> {
    const scheduled = [...records.matches()].filter((match) => match.status === 1);
    scheduled.sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    return new Set(scheduled.slice(0, lineLimit).map((match) => match.id));
  }

  /** Returns the matches to check: the changed ones, and those that entered or left `line` as a result. */
  function affected(changed: ReadonlySet<number>): ReadonlySet<number> {
    if (changed.size === 0) return changed;
    const now = startingNext();
    const all = new Set(changed);
    for (const id of nextUp) if (!now.has(id)) all.add(id);
    for (const id of now) if (!nextUp.has(id)) all.add(id);
    nextUp = now;
    return all;
  }

  function topicsNow(match: MatchRecord | undefined): readonly Topic[] {
    if (!match) return [];
    return nextUp.has(match.id) ? [...topicsOf(match), 'line', wideTopic('line')] : topicsOf(match);
  }

  function update({ matches, markets }: Taken): ReadonlyMap<Topic, Changes> {
    const perTopic = new Map<Topic, Changes>();
    const changesOf = (topic: Topic): Changes => {
      let entry = perTopic.get(topic);
      if (!entry) perTopic.set(topic, (entry = createChanges()));
      return entry;
    };

    function leave(topic: Topic, id: number): void {
      const entry = log(topic);
      if (!entry.matches.delete(id)) return;
      for (const marketId of records.marketsOf(id)) entry.markets.delete(marketId);
      changesOf(topic).goneMatches.add(id);
    }

    function enter(topic: Topic, match: MatchRecord): void {
      const entry = log(topic);
      if (!entry.matches.has(match.id)) {
        entry.matches.add(match.id);
        for (const marketId of records.marketsOf(match.id)) {
          const market = records.market(marketId);
          if (market && carries(topic, market)) bring(topic, market);
        }
      }
      changesOf(topic).matches.set(match.id, match);
    }

    /** Adds a market that the topic's listeners don't have, or that changed in more than prices. */
    function bring(topic: Topic, market: MarketRecord): void {
      log(topic).markets.add(market.id);
      changesOf(topic).markets.set(market.id, market);
    }

    function take(topic: Topic, market: MarketRecord): void {
      if (log(topic).markets.delete(market.id)) changesOf(topic).goneMarkets.add(market.id);
    }

    function remove(market: MarketRecord): void {
      const { id, matchId } = market;
      for (const topic of topicsBefore.get(matchId) ?? memberOf.get(matchId) ?? []) {
        // A removed match removes its markets; one that returned in the same tick removed none of them.
        if (log(topic).matches.has(matchId)) take(topic, market);
        else log(topic).markets.delete(id);
      }
    }

    function offer({ id, before, now }: MarketChange): void {
      if (!now) {
        if (before) remove(before);
        return;
      }
      const pairs = before && packChange(before, now);
      for (const topic of memberOf.get(now.matchId) ?? []) {
        if (!carries(topic, now)) take(topic, now);
        else if (!pairs || !log(topic).markets.has(id)) bring(topic, now);
        else if (!changesOf(topic).markets.has(id)) changesOf(topic).packed.set(now, pairs);
      }
    }

    const topicsBefore = new Map<number, readonly Topic[]>();
    for (const id of affected(matches)) {
      const before = memberOf.get(id) ?? [];
      topicsBefore.set(id, before);
      const match = records.match(id);
      const topics = topicsNow(match);
      for (const topic of before) if (!topics.includes(topic)) leave(topic, id);
      if (match) for (const topic of topics) enter(topic, match);
      if (topics.length > 0) memberOf.set(id, topics);
      else memberOf.delete(id);
    }
    for (const change of markets) offer(change);
    return perTopic;
  }

  return {
    update,
    clear() {
      memberOf.clear();
      nextUp = new Set();
    },
  };
}
