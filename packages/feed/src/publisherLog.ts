import type { MarketRecord, MatchRecord, Topic } from './frames.ts';

/** A frame as it goes to every socket: encoded when it is first sent, and once. */
export interface EncodedFrame {
  readonly topic: Topic;
  readonly seq: number;
  readonly text: string;
}

/** The delta of one tick; what a market group's listeners need of it is encoded when one of them is there. */
export interface TickFrame extends EncodedFrame {
  /** The same number of one group of the match, for `match:<id>/<group>`; bare when nothing of the group changed. */
  ofGroup(topic: Topic, group: string): string;
}

/** Encoded parts kept of a match: groups that nobody ever heard of, but somebody asks for, take no memory. */
export const GROUPS_MOST = 16;

/** What one tick changes in one topic. */
export interface Changes {
  readonly matches: Map<number, MatchRecord>;
  readonly markets: Map<string, MarketRecord>;
  readonly packed: Map<MarketRecord, readonly number[]>;
  readonly goneMatches: Set<number>;
  readonly goneMarkets: Map<string, MarketRecord>;
}

export function createChanges(): Changes {
  return {
    matches: new Map(),
    markets: new Map(),
    packed: new Map(),
    goneMatches: new Set(),
    goneMarkets: new Map(),
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
}

function deltaText(topic: Topic, stamp: Stamp, changes: Changes, group?: string): string {
  const inGroup = (market: MarketRecord): boolean => group === undefined || market.group === group;
  const markets = [...changes.markets.values()].filter(inGroup);
  const prices = [...changes.packed].flatMap(([market, pairs]) => (inGroup(market) ? pairs : []));
  const gone = [...changes.goneMarkets].flatMap(([id, market]) => (inGroup(market) ? id : []));
  return [
    `{"t":"delta","topic":"${topic}","seq":${stamp.seq},"at":${stamp.at}`,
    list('matches', [...changes.matches.values()].map(recordText)),
    list('markets', markets.map(recordText)),
    list('prices', prices),
    prices.length > 0 ? `,"version":${stamp.version}` : '',
    goneText([...changes.goneMatches], gone),
    '}',
  ].join('');
}

/** The frame of one tick of one topic. */
export function createTickFrame(topic: Topic, stamp: Stamp, changes: Changes): TickFrame {
  let whole: string | undefined;
  const groups = new Map<string, string>();
  return {
    topic,
    seq: stamp.seq,
    get text() {
      return (whole ??= deltaText(topic, stamp, changes));
    },
    ofGroup(own, group) {
      const held = groups.get(group);
      if (held !== undefined) return held;
      const text = deltaText(own, stamp, changes, group);
      if (groups.size < GROUPS_MOST) groups.set(group, text);
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

/** One topic at the publishing end: what it holds, its number, and its last frames for a resume. */
export interface TopicLog {
  seq: number;
  readonly matches: Set<number>;
  readonly markets: Set<string>;
  readonly ring: TickFrame[];
  /** Snapshots as of `seq`, of the topic and of the groups of its match. */
  readonly snapshots: Map<Topic, EncodedFrame>;
}

export function createTopicLog(seq: number): TopicLog {
  return { seq, matches: new Set(), markets: new Set(), ring: [], snapshots: new Map() };
}
