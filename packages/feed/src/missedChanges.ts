import type { MarketRecord } from './frames.ts';
import { packPrices } from './packing.ts';
import { createChanges, type Changes, type TopicLog } from './publisherLog.ts';
import type { PublisherRecords } from './publisherRecords.ts';

/**
 * What a listener at `from` has to hear to hold what the topic holds now: each record once, in its last state.
 * @returns undefined when only a snapshot helps
 */
export function missedChanges(topic: TopicLog, from: number, records: PublisherRecords): Changes | undefined {
  const missed = topic.history.since(from);
  if (!missed) return undefined;
  const changes = createChanges();
  for (const id of missed.goneMatches) {
    // It came back: which of its former markets didn't, no tick has said.
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
