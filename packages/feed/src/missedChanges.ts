import type { MarketRecord } from './frames.ts';
import { packPrices } from './packing.ts';
import { createChanges, type Changes, type TopicLog } from './publisherLog.ts';
import type { PublisherRecords } from './publisherRecords.ts';

/**
 * Returns the changes that a listener at `from` needs to reach the topic's current state: each record once, in its
 * last state.
 * @returns `undefined` if a snapshot is needed
 */
export function missedChanges(topic: TopicLog, from: number, records: PublisherRecords): Changes | undefined {
  const missed = topic.history.since(from);
  if (!missed) return undefined;
  const changes = createChanges();
  for (const id of missed.goneMatches) {
    // The match returned, and no tick recorded which of its former markets are missing.
    if (topic.matches.has(id)) return undefined;
    changes.goneMatches.add(id);
  }
  for (const id of missed.matches) {
    const match = topic.matches.has(id) ? records.match(id) : undefined;
    if (match) changes.matches.set(id, match);
  }
  const held = (id: string): MarketRecord | undefined =>
    topic.markets.has(id) ? records.market(id) : undefined;
  for (const id of missed.markets) {
    const market = held(id);
    if (market) changes.markets.set(id, market);
  }
  for (const id of missed.priced) {
    const market = changes.markets.has(id) ? undefined : held(id);
    const pairs = market && packPrices(market);
    if (market && pairs) changes.packed.set(market, pairs);
    else if (market) changes.markets.set(id, market);
  }
  for (const id of missed.goneMarkets) if (!topic.markets.has(id)) changes.goneMarkets.add(id);
  return changes;
}
