import type { DeltaFrame, MarketRecord, MatchRecord, Topic } from './frames.ts';

/** A frame as it goes to every socket: encoded once. */
export interface EncodedFrame {
  readonly topic: Topic;
  readonly seq: number;
  readonly text: string;
}

/** What one tick changes in one topic. */
export interface Changes {
  readonly matches: Map<number, MatchRecord>;
  readonly markets: Map<string, MarketRecord>;
  readonly goneMatches: Set<number>;
  readonly goneMarkets: Set<string>;
}

export function createChanges(): Changes {
  return { matches: new Map(), markets: new Map(), goneMatches: new Set(), goneMarkets: new Set() };
}

/** The delta of one tick; only the fields that carry something. */
export function toDelta(topic: Topic, seq: number, at: number, changes: Changes): DeltaFrame {
  const { matches, markets, goneMatches, goneMarkets } = changes;
  const gone = {
    ...(goneMatches.size > 0 && { matches: [...goneMatches] }),
    ...(goneMarkets.size > 0 && { markets: [...goneMarkets] }),
  };
  return {
    t: 'delta',
    topic,
    seq,
    at,
    ...(matches.size > 0 && { matches: [...matches.values()] }),
    ...(markets.size > 0 && { markets: [...markets.values()] }),
    ...(Object.keys(gone).length > 0 && { gone }),
  };
}

/** One topic at the publishing end: what it holds, its number, and its last frames for a resume. */
export interface TopicLog {
  seq: number;
  readonly matches: Set<number>;
  readonly markets: Set<string>;
  readonly ring: EncodedFrame[];
  snapshot: EncodedFrame | undefined;
}

export function createTopicLog(seq: number): TopicLog {
  return { seq, matches: new Set(), markets: new Set(), ring: [], snapshot: undefined };
}
