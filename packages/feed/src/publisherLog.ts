import type { MarketRecord, MatchRecord, Topic } from './frames.ts';
import { createHistory, type History } from './history.ts';
import { groupTopic } from './topicsOf.ts';

/** Frame as sent to every socket: encoded once, on first use. */
export interface EncodedFrame {
  readonly topic: Topic;
  readonly seq: number;
  readonly text: string;
}

/** Delta of a tick; the part of a market group is encoded when it has a listener. */
export interface TickFrame extends EncodedFrame {
  /**
   * Returns the delta limited to one group of the match, for `match:<id>/<group>`; empty if nothing in the group
   * changed.
   */
  ofGroup(topic: Topic): string;
}

/** Maximum number of encoded groups per tick, so that requested but non-existent groups take no memory. */
const GROUPS_MOST = 16;

/** Changes of a tick in a topic. */
export interface Changes {
  readonly matches: Map<number, MatchRecord>;
  readonly markets: Map<string, MarketRecord>;
  readonly packed: Map<MarketRecord, readonly number[]>;
  readonly goneMatches: Set<number>;
  readonly goneMarkets: Set<string>;
}

export function createChanges(): Changes {
  return {
    matches: new Map(),
    markets: new Map(),
    packed: new Map(),
    goneMatches: new Set(),
    goneMarkets: new Set(),
  };
}

const texts = new WeakMap<object, string>();

/** Returns a record's JSON: encoded once for all topics, deltas and snapshots that include it. */
export function recordText(record: MatchRecord | MarketRecord): string {
  let text = texts.get(record);
  if (text === undefined) texts.set(record, (text = JSON.stringify(record)));
  return text;
}

function list(name: string, items: readonly (string | number)[]): string {
  return items.length > 0 ? `,"${name}":[${items.join(',')}]` : '';
}

function goneText(matches: readonly number[], markets: readonly string[]): string {
  if (matches.length + markets.length === 0) return '';
  const gone = { ...(matches.length > 0 && { matches }), ...(markets.length > 0 && { markets }) };
  return `,"gone":${JSON.stringify(gone)}`;
}

/** Number, time and feed version of a delta. */
export interface Stamp {
  readonly seq: number;
  readonly at: number;
  readonly version: number;
  /** Number that it follows, if that isn't `seq - 1`. */
  readonly after?: number;
}

/** Returns the text of a delta; for the topic of a group without the other markets of the match. */
export function deltaText(topic: Topic, stamp: Stamp, changes: Changes): string {
  const group = groupTopic(topic)?.group;
  const inGroup = (market: MarketRecord): boolean => group === undefined || market.group === group;
  const markets = [...changes.markets.values()].filter(inGroup);
  const prices = [...changes.packed].flatMap(([market, pairs]) => (inGroup(market) ? pairs : []));
  return [
    `{"t":"delta","topic":"${topic}","seq":${stamp.seq},"at":${stamp.at}`,
    stamp.after === undefined ? '' : `,"after":${stamp.after}`,
    list('matches', [...changes.matches.values()].map(recordText)),
    list('markets', markets.map(recordText)),
    list('prices', prices),
    prices.length > 0 ? `,"version":${stamp.version}` : '',
    goneText([...changes.goneMatches], [...changes.goneMarkets]),
    '}',
  ].join('');
}

/** Creates the frame of a tick of a topic. */
export function createTickFrame(topic: Topic, stamp: Stamp, changes: Changes): TickFrame {
  let whole: string | undefined;
  const groups = new Map<Topic, string>();
  return {
    topic,
    seq: stamp.seq,
    get text() {
      return (whole ??= deltaText(topic, stamp, changes));
    },
    ofGroup(own) {
      const held = groups.get(own);
      if (held !== undefined) return held;
      const text = deltaText(own, stamp, changes);
      if (groups.size < GROUPS_MOST) groups.set(own, text);
      return text;
    },
  };
}

/** Content of a snapshot. */
export interface Content {
  readonly matches: readonly MatchRecord[];
  readonly markets: readonly MarketRecord[];
}

export function snapshotText(topic: Topic, seq: number, at: number, { matches, markets }: Content): string {
  const body = `"matches":[${matches.map(recordText).join(',')}],"markets":[${markets.map(recordText).join(',')}]`;
  return `{"t":"snapshot","topic":"${topic}","seq":${seq},"at":${at},${body}}`;
}

/** State of a topic in the publisher: its records, its number, and its last ticks for resuming. */
export interface TopicLog {
  seq: number;
  readonly matches: Set<number>;
  readonly markets: Set<string>;
  readonly history: History;
  /** Encoded texts as of `seq`: snapshots by topic, resumes by topic and the number that they follow. */
  readonly encoded: Map<string, string>;
}

/** @param ring number of ticks stored for resuming */
export function createTopicLog(seq: number, ring: number): TopicLog {
  return { seq, matches: new Set(), markets: new Set(), history: createHistory(ring), encoded: new Map() };
}
