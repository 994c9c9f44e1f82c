import type { MarketRecord, MatchRecord, SnapshotFrame, Topic } from './frames.ts';
import {
  createChanges,
  createTopicLog,
  toDelta,
  type Changes,
  type EncodedFrame,
  type TopicLog,
} from './publisherLog.ts';
import { carries, topicsOf } from './topicsOf.ts';

export interface PublisherOptions {
  /**
   * Number at which the topics start. Must be above every number an earlier process may have given out (UTC ms at
   * the start of the process does), so that a listener of that process can't resume in the wrong place.
   */
  readonly firstSeq: number;
  /** Frames kept a topic for a resume. */
  readonly ring?: number;
  /** Matches that `line` holds: those that start next. */
  readonly lineLimit?: number;
}

/** Everything another process needs to go on publishing with the same numbers. */
export interface PublisherState {
  readonly matches: readonly MatchRecord[];
  readonly markets: readonly MarketRecord[];
  readonly firstSeq: number;
  readonly seqs: readonly (readonly [Topic, number])[];
}

export interface Publisher {
  putMatch(match: MatchRecord): void;
  putMarket(market: MarketRecord): void;
  /** Takes the match and its markets out of every topic. */
  dropMatch(id: number): void;
  /** Closes the tick: one encoded frame for each topic that changed since the last one. */
  tick(at: number): readonly EncodedFrame[];
  /** The topic as of the last tick, encoded once until it changes. An unknown topic is an empty one. */
  snapshot(topic: Topic, at: number): EncodedFrame;
  /** The frames after `from`, oldest first (none when it is the newest); undefined when only a snapshot helps. */
  resume(topic: Topic, from: number): readonly EncodedFrame[] | undefined;
  /** The word that a resume is complete: a bare delta at the topic's number. */
  confirm(topic: Topic, at: number): string;
  state(): PublisherState;
  restore(state: PublisherState): void;
  /**
   * Goes on with numbers above every one that another process may have given out meanwhile: listeners take whole
   * snapshots then. @param seq such a number, as `firstSeq`
   */
  renumber(seq: number): void;
}

/** Numbers the changes of every topic, keeps the last of them for resumes and builds snapshots. */
export function createPublisher({ firstSeq, ring = 256, lineLimit = 60 }: PublisherOptions): Publisher {
  let first = firstSeq;
  const logs = new Map<Topic, TopicLog>();
  const matches = new Map<number, MatchRecord>();
  const markets = new Map<string, MarketRecord>();
  const byMatch = new Map<number, Set<string>>();
  const dirtyMatches = new Set<number>();
  const dirtyMarkets = new Set<string>();
  const memberOf = new Map<number, readonly Topic[]>();
  let nextUp = new Set<number>();

  function log(topic: Topic): TopicLog {
    let entry = logs.get(topic);
    if (!entry) logs.set(topic, (entry = createTopicLog(first)));
    return entry;
  }

  function startingNext(): Set<number> {
    const scheduled = [...matches.values()].filter((match) => match.status === 1);
    scheduled.sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    return new Set(scheduled.slice(0, lineLimit).map((match) => match.id));
  }

  function collect(): Map<Topic, Changes> {
    const perTopic = new Map<Topic, Changes>();
    const changesOf = (topic: Topic): Changes => {
      let entry = perTopic.get(topic);
      if (!entry) perTopic.set(topic, (entry = createChanges()));
      return entry;
    };
    const leave = (topic: Topic, id: number): void => {
      const entry = log(topic);
      if (!entry.matches.delete(id)) return;
      for (const marketId of byMatch.get(id) ?? []) entry.markets.delete(marketId);
      changesOf(topic).goneMatches.add(id);
    };
    const offer = (topic: Topic, market: MarketRecord): void => {
      const entry = log(topic);
      if (carries(topic, market)) {
        entry.markets.add(market.id);
        changesOf(topic).markets.set(market.id, market);
      } else if (entry.markets.delete(market.id)) changesOf(topic).goneMarkets.add(market.id);
    };
    const enter = (topic: Topic, match: MatchRecord): void => {
      const entry = log(topic);
      if (!entry.matches.has(match.id)) {
        entry.matches.add(match.id);
        for (const marketId of byMatch.get(match.id) ?? []) {
          const market = markets.get(marketId);
          if (market && carries(topic, market)) offer(topic, market);
        }
      }
      changesOf(topic).matches.set(match.id, match);
    };

    if (dirtyMatches.size > 0) {
      const now = startingNext();
      for (const id of nextUp) if (!now.has(id)) dirtyMatches.add(id);
      for (const id of now) if (!nextUp.has(id)) dirtyMatches.add(id);
      nextUp = now;
    }
    for (const id of dirtyMatches) {
      const match = matches.get(id);
      const topics: Topic[] = match ? [...topicsOf(match)] : [];
      if (nextUp.has(id)) topics.push('line');
      for (const topic of memberOf.get(id) ?? []) if (!topics.includes(topic)) leave(topic, id);
      if (match) for (const topic of topics) enter(topic, match);
      if (topics.length > 0) memberOf.set(id, topics);
      else memberOf.delete(id);
    }
    for (const id of dirtyMarkets) {
      const market = markets.get(id);
      if (market) for (const topic of memberOf.get(market.matchId) ?? []) offer(topic, market);
    }
    for (const id of dirtyMatches) if (!matches.has(id)) byMatch.delete(id);
    dirtyMatches.clear();
    dirtyMarkets.clear();
    return perTopic;
  }

  function publish(topic: Topic, changes: Changes, at: number): EncodedFrame {
    const entry = log(topic);
    entry.seq += 1;
    entry.snapshot = undefined;
    const frame = { topic, seq: entry.seq, text: JSON.stringify(toDelta(topic, entry.seq, at, changes)) };
    entry.ring.push(frame);
    if (entry.ring.length > ring) entry.ring.shift();
    return frame;
  }

  function putMatch(match: MatchRecord): void {
    matches.set(match.id, match);
    dirtyMatches.add(match.id);
  }

  function putMarket(market: MarketRecord): void {
    markets.set(market.id, market);
    const ids = byMatch.get(market.matchId) ?? new Set();
    byMatch.set(market.matchId, ids.add(market.id));
    dirtyMarkets.add(market.id);
  }

  return {
    putMatch,
    putMarket,
    dropMatch(id) {
      if (!matches.delete(id)) return;
      for (const marketId of byMatch.get(id) ?? []) {
        markets.delete(marketId);
        dirtyMarkets.delete(marketId);
      }
      dirtyMatches.add(id);
    },
    tick(at) {
      const frames = [...collect()].map(([topic, changes]) => publish(topic, changes, at));
      // A match's own topic ends with the match; an empty one that comes back starts above its old numbers.
      for (const { topic, seq } of frames) {
        if (topic.startsWith('match:') && log(topic).matches.size === 0) {
          logs.delete(topic);
          first = Math.max(first, seq + 1);
        }
      }
      return frames;
    },
    snapshot(topic, at) {
      // A topic nobody published yet is answered without being kept, so that made-up ids take no memory.
      const entry = logs.get(topic) ?? createTopicLog(first);
      if (entry.snapshot) return entry.snapshot;
      const frame: SnapshotFrame = {
        t: 'snapshot',
        topic,
        seq: entry.seq,
        at,
        matches: [...entry.matches].flatMap((id) => matches.get(id) ?? []),
        markets: [...entry.markets].flatMap((id) => markets.get(id) ?? []),
      };
      entry.snapshot = { topic, seq: entry.seq, text: JSON.stringify(frame) };
      return entry.snapshot;
    },
    resume(topic, from) {
      const entry = logs.get(topic);
      if (!entry || from > entry.seq) return undefined;
      if (from === entry.seq) return [];
      const oldest = entry.ring[0];
      return oldest && from >= oldest.seq - 1 ? entry.ring.filter((frame) => frame.seq > from) : undefined;
    },
    confirm: (topic, at) => JSON.stringify({ t: 'delta', topic, seq: logs.get(topic)?.seq ?? first, at }),
    state: () => ({
      matches: [...matches.values()],
      markets: [...markets.values()],
      firstSeq: first,
      seqs: [...logs].map(([topic, entry]) => [topic, entry.seq] as const),
    }),
    restore(state) {
      for (const map of [logs, matches, markets, byMatch, memberOf]) map.clear();
      nextUp = new Set();
      dirtyMatches.clear();
      dirtyMarkets.clear();
      first = state.firstSeq;
      for (const match of state.matches) putMatch(match);
      for (const market of state.markets) putMarket(market);
      collect();
      for (const [topic, seq] of state.seqs) log(topic).seq = seq;
    },
    renumber(seq) {
      first = Math.max(first, seq);
      for (const entry of logs.values()) {
        entry.seq = Math.max(entry.seq, first);
        entry.ring.length = 0;
        entry.snapshot = undefined;
      }
    },
  };
}
