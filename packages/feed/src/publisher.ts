import type { MarketRecord, MatchRecord, Topic } from './frames.ts';
import { createMembership } from './membership.ts';
import { missedChanges } from './missedChanges.ts';
import {
  createTickFrame,
  createTopicLog,
  deltaText,
  snapshotText,
  type Changes,
  type EncodedFrame,
  type TickFrame,
  type TopicLog,
} from './publisherLog.ts';
import { createPublisherRecords } from './publisherRecords.ts';
import { groupTopic } from './topicsOf.ts';

export interface PublisherOptions {
  /**
   * Sequence number at which topics start. Must be above every number that an earlier process may have assigned (the
   * start time of the process in UTC ms is), so that its listeners can't resume at a wrong position.
   */
  readonly firstSeq: number;
  /** Number of ticks stored per topic for resuming. */
  readonly ring?: number;
  /** Number of matches in `line`: those that start next. */
  readonly lineLimit?: number;
}

/** State that another process needs to continue publishing with the same numbers. */
export interface PublisherState {
  readonly matches: readonly MatchRecord[];
  readonly markets: readonly MarketRecord[];
  readonly firstSeq: number;
  readonly seqs: readonly (readonly [Topic, number])[];
  /** Number of the last change; later versions are above it. */
  readonly version: number;
  /** First slot that no market has used. */
  readonly slots: number;
}

export interface Publisher {
  putMatch(match: MatchRecord): void;
  /** @param market market with a version and slots that no other market and no earlier state has used */
  putMarket(market: MarketRecord): void;
  /** Removes the match and its markets from every topic. */
  dropMatch(id: number): void;
  /** Ends the tick: returns one frame for each topic that changed since the last one. */
  tick(at: number): readonly TickFrame[];
  /** Returns the topic as of the last tick, encoded once until it changes. An unknown topic is empty. */
  snapshot(topic: Topic, at: number): EncodedFrame;
  /**
   * Returns everything after `from` in one delta, followed by a confirmation that it is complete (an empty delta at
   * the topic's number, after that number); encoded once until the topic changes. `undefined` if a snapshot is
   * needed.
   */
  resume(topic: Topic, from: number, at: number): readonly string[] | undefined;
  /** Returns the number of the topic's last tick. */
  seq(topic: Topic): number;
  /** Returns the state as of the last tick. */
  state(): PublisherState;
  restore(state: PublisherState): void;
  /**
   * Continues with numbers above all that another process may have assigned meanwhile: listeners then receive
   * complete snapshots.
   * @param least such a number, like `firstSeq`
   */
  renumber(least: number): void;
}

/** Maximum number of encoded answers stored per topic between two ticks. */
const ENCODED_MOST = 64;

/** Numbers the changes of every topic, stores the last of them for resuming, and creates snapshots. */
export function createPublisher({ firstSeq, ring = 512, lineLimit = 60 }: PublisherOptions): Publisher {
  let first = firstSeq;
  const logs = new Map<Topic, TopicLog>();
  const records = createPublisherRecords();
  const membership = createMembership({ records, log, lineLimit });

  function log(topic: Topic): TopicLog {
    let entry = logs.get(topic);
    if (!entry) logs.set(topic, (entry = createTopicLog(first, ring)));
    return entry;
  }

  /** Listeners of a group use the numbers of its match. */
  function logOf(topic: Topic): TopicLog | undefined {
    return logs.get(groupTopic(topic)?.match ?? topic);
  }

  function publish(topic: Topic, changes: Changes, at: number): TickFrame {
    const entry = log(topic);
    entry.seq += 1;
    entry.encoded.clear();
    entry.history.add(entry.seq, changes);
    return createTickFrame(topic, { seq: entry.seq, at, version: records.version }, changes);
  }

  /** Caches the result of `encode` until the topic changes. */
  function once(entry: TopicLog, key: string, encode: () => string | undefined): string | undefined {
    const held = entry.encoded.get(key);
    if (held !== undefined) return held;
    const text = encode();
    if (text !== undefined && entry.encoded.size < ENCODED_MOST) entry.encoded.set(key, text);
    return text;
  }

  function encodeAll(topic: Topic, entry: TopicLog, at: number): string {
    const group = groupTopic(topic)?.group;
    const markets = [...entry.markets].flatMap((id) => records.market(id) ?? []);
    return snapshotText(topic, entry.seq, at, {
      matches: [...entry.matches].flatMap((id) => records.match(id) ?? []),
      markets: group === undefined ? markets : markets.filter((market) => market.group === group),
    });
  }

  function encodeMissed(
    topic: Topic,
    entry: TopicLog,
    { from, at }: { readonly from: number; readonly at: number },
  ): string | undefined {
    const missed = missedChanges(entry, from, records);
    const stamp = { seq: entry.seq, at, version: records.version, after: from };
    return missed && deltaText(topic, stamp, missed);
  }

  return {
    putMatch: records.putMatch,
    putMarket: records.putMarket,
    dropMatch: records.dropMatch,
    tick(at) {
      const changes = membership.update(records.take());
      const frames = [...changes].map(([topic, own]) => publish(topic, own, at));
      // The topic of a match ends with the match; if it returns, it starts above its old numbers.
      for (const { topic, seq } of frames) {
        if (topic.startsWith('match:') && log(topic).matches.size === 0) {
          logs.delete(topic);
          first = Math.max(first, seq + 1);
        }
      }
      return frames;
    },
    snapshot(topic, at) {
      // A topic without publications is answered without being stored, so that invented ids take no memory.
      const entry = logOf(topic) ?? createTopicLog(first, ring);
      const encode = (): string => encodeAll(topic, entry, at);
      return { topic, seq: entry.seq, text: once(entry, topic, encode) ?? encode() };
    },
    resume(topic, from, at) {
      const entry = logOf(topic);
      if (!entry || from > entry.seq) return undefined;
      // It follows its own number: a listener that missed earlier frames must not take it for a tick without changes.
      const complete = JSON.stringify({ t: 'delta', topic, seq: entry.seq, at, after: entry.seq });
      if (from === entry.seq) return [complete];
      const missed = once(entry, `${topic}@${from}`, () => encodeMissed(topic, entry, { from, at }));
      return missed === undefined ? undefined : [missed, complete];
    },
    seq: (topic) => logOf(topic)?.seq ?? first,
    state: () => ({
      matches: [...records.matches()],
      markets: [...records.markets()],
      firstSeq: first,
      seqs: [...logs].map(([topic, entry]) => [topic, entry.seq] as const),
      version: records.version,
      slots: records.slots,
    }),
    restore(state) {
      logs.clear();
      membership.clear();
      records.restart(state);
      first = state.firstSeq;
      for (const match of state.matches) records.putMatch(match);
      for (const market of state.markets) records.putMarket(market);
      membership.update(records.take());
      for (const [topic, seq] of state.seqs) log(topic).seq = seq;
    },
    renumber(least) {
      first = Math.max(first, least);
      for (const entry of logs.values()) {
        entry.seq = Math.max(entry.seq, first);
        entry.history.clear();
        entry.encoded.clear();
      }
    },
  };
}
