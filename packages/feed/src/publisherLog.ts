import type { MarketRecord, MatchRecord, Topic } from './frames.ts';
import { createHistory, type History } from './history.ts';
import { groupTopic } from './topicsOf.ts';

/** A frame as it goes to every socket: encoded when it is first sent, and once. */
export interface EncodedFrame {
  readonly topic: Topic;
  readonly seq: number;
  readonly text: string;
}

/** The delta of one tick; what a market group's listeners need of it is encoded when one of them is there. */
export interface TickFrame extends EncodedFrame {
  /** The same number of one group of the match, for `match:<id>/<group>`; bare when nothing of the group changed. */
  ofGroup(topic: Topic): string;
}

/** Encoded parts kept of a tick: groups that nobody ever heard of, but somebody asks for, take no memory. */
const GROUPS_MOST = 16;

/** What one tick changes in one topic. */
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

/** A record's JSON: encoded once for all topics, deltas and snapshots that carry it. */
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

/** Which number a delta has, when, and as of which change of the feed. */
export interface Stamp {
  readonly seq: number;
  readonly at: number;
  readonly version: number;
  /** The number that it follows, when that isn't the one before. */
  readonly after?: number;
}

/** The text of a delta; for the topic of a group without the other markets of the match. */
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

/** The frame of one tick of one topic. */
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

/** What a snapshot holds. */
export interface Content {
  readonly matches: readonly MatchRecord[];
  readonly markets: readonly MarketRecord[];
}

export function snapshotText(topic: Topic, seq: number, at: number, { matches, markets }: Content): string {
  const body = `"matches":[${matches.map(recordText).join(',')}],"markets":[${markets.map(recordText).join(',')}]`;
  return `{"t":"snapshot","topic":"${topic}","seq":${seq},"at":${at},${body}}`;
}

/** One topic at the publishing end: what it holds, its number, and its last ticks for a resume. */
export interface TopicLog {
  seq: number;
  readonly matches: Set<number>;
  readonly markets: Set<string>;
  readonly history: History;
  /** What was encoded as of `seq`: snapshots by topic, resumes by topic and the number that they follow. */
  readonly encoded: Map<string, string>;
}

/** @param ring ticks kept for a resume */
export function createTopicLog(seq: number, ring: number): TopicLog {
  return { seq, matches: new Set(), markets: new Set(), history: createHistory(ring), encoded: new Map() };
}
