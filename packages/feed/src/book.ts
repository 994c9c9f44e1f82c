import type {
  DeltaFrame,
  Frame,
  MarketRecord,
  MatchRecord,
  Producer,
  SelectionRecord,
  SnapshotFrame,
  Topic,
} from './frames.ts';
import { noteMovements, type Movement } from './movement.ts';
import { createRecords } from './records.ts';
import { createSubscribers } from './subscribers.ts';
import { createTrack, judgeDelta, judgeSnapshot, takeWaiting, type Track, type TrackState } from './track.ts';

export interface BookOptions {
  /** Called when something changed; the book is flushed when the given function runs (once an animation frame). */
  readonly schedule: (flush: () => void) => void;
  /** UTC ms; dates the price movements. */
  readonly now: () => number;
}

/** `gap`: the topic needs a snapshot. `unknown`: the topic is not open here, or the frame carries no records. */
export type Applied = 'applied' | 'ignored' | 'gap' | 'unknown';

export interface Book {
  /** Starts holding a topic; its frames are taken from now on. */
  open(topic: Topic): void;
  /** Stops holding a topic; records that no other topic holds are dropped. */
  close(topic: Topic): void;
  apply(frame: Frame): Applied;
  /** The connection is lost: everything reads as suspended, positions stay good for a resume. */
  disconnected(): void;
  /** Too long silent, or a message that can't be read: everything reads as suspended until new snapshots came. */
  distrust(): void;
  /** The sequence to resume after, or undefined when a snapshot is needed. */
  position(topic: Topic): number | undefined;
  state(topic: Topic): TrackState | undefined;
  /** Open topics, in the order of opening. */
  topics(): readonly Topic[];
  match(id: number): MatchRecord | undefined;
  /** The market as it may be used: an active market whose source is not certain reads as suspended, price kept. */
  market(id: string): MarketRecord | undefined;
  /** By selection id (`<market id>:<key>`). */
  selection(id: string): SelectionRecord | undefined;
  movement(selectionId: string): Movement | undefined;
  /** Ids of the matches of a topic, by kick-off and id; the same array until it changes. */
  list(topic: Topic): readonly number[];
  /** Ids of the markets held of a match, in the order they came; the same array until it changes. */
  marketsOf(matchId: number): readonly string[];
  /** Called after a flush in which the match record or its set of markets changed. Returns the unsubscription. */
  subscribeMatch(id: number, listener: () => void): () => void;
  /** Called after a flush in which the market, or what it reads as, changed. */
  subscribeMarket(id: string, listener: () => void): () => void;
  /** Called after a flush in which the order or membership of the topic, or its state, changed. */
  subscribeTopic(topic: Topic, listener: () => void): () => void;
  flush(): void;
}

const PRODUCERS: readonly Producer[] = ['line', 'live'];
const EMPTY: readonly never[] = [];

/** The records of every open topic, kept in step with the feed. Pure: sockets, timers and clocks are the caller's. */
export function createBook({ schedule, now }: BookOptions): Book {
  const tracks = new Map<Topic, Track>();
  const movements = new Map<string, Movement>();
  const lists = new Map<Topic, readonly number[]>();
  const suspended = new WeakMap<MarketRecord, MarketRecord>();
  const producers: Record<Producer, 'up' | 'down'> = { line: 'up', live: 'up' };
  let scheduled = false;

  const wake = (): void => {
    if (scheduled) return;
    scheduled = true;
    schedule(flush);
  };
  const matchSubs = createSubscribers<number>(wake);
  const marketSubs = createSubscribers<string>(wake);
  const topicSubs = createSubscribers<Topic>(wake);
  const records = createRecords({
    matchChanged: (id) => matchSubs.touch(id),
    marketChanged: (previous, next) => {
      if (previous && next) noteMovements(movements, previous, next, now());
      if (previous && !next) for (const { id } of previous.selections) movements.delete(id);
      const id = (next ?? previous)?.id;
      if (id !== undefined) marketSubs.touch(id);
    },
  });

  function flush(): void {
    scheduled = false;
    matchSubs.flush();
    marketSubs.flush();
    topicSubs.flush();
  }

  function touchAll(topic: Topic, track: Track): void {
    for (const id of track.markets) marketSubs.touch(id);
    topicSubs.touch(topic);
  }

  function touchTopic(topic: Topic): void {
    lists.delete(topic);
    topicSubs.touch(topic);
  }

  function dropMatch(track: Track, id: number): void {
    if (!track.matches.delete(id)) return;
    for (const marketId of records.marketsOf(id))
      if (track.markets.delete(marketId)) records.releaseMarket(marketId);
    records.releaseMatch(id);
  }

  function take(topic: Topic, track: Track, frame: SnapshotFrame | DeltaFrame): void {
    let moved = false;
    for (const match of frame.matches ?? EMPTY) {
      const held = track.matches.has(match.id);
      const before = records.match(match.id)?.startsAt;
      records.putMatch(match, held);
      track.matches.add(match.id);
      moved ||= !held || before !== match.startsAt;
    }
    for (const market of frame.markets ?? EMPTY) {
      records.putMarket(market, track.markets.has(market.id));
      track.markets.add(market.id);
    }
    if (frame.t === 'delta' && frame.prices && frame.version !== undefined) {
      records.putPrices(frame.prices, frame.version, frame.at);
    }
    if (frame.t === 'delta' && frame.gone) {
      for (const id of frame.gone.markets ?? EMPTY) if (track.markets.delete(id)) records.releaseMarket(id);
      for (const id of frame.gone.matches ?? EMPTY) dropMatch(track, id);
      moved ||= (frame.gone.matches?.length ?? 0) > 0;
    }
    if (moved) touchTopic(topic);
  }

  function applyDelta(topic: Topic, track: Track, frame: DeltaFrame): Applied {
    const verdict = judgeDelta(track, frame);
    if (verdict === 'apply') take(topic, track, frame);
    if (verdict === 'confirm' || verdict === 'gap') touchAll(topic, track);
    if (verdict === 'gap') return 'gap';
    return verdict === 'ignore' ? 'ignored' : 'applied';
  }

  function applySnapshot(topic: Topic, track: Track, frame: SnapshotFrame): Applied {
    if (judgeSnapshot(track, frame) === 'ignore') return 'ignored';
    const matches = new Set(frame.matches.map((match) => match.id));
    const markets = new Set(frame.markets.map((market) => market.id));
    for (const id of track.markets) {
      if (!markets.has(id) && track.markets.delete(id)) records.releaseMarket(id);
    }
    for (const id of track.matches) if (!matches.has(id)) dropMatch(track, id);
    take(topic, track, frame);
    lists.delete(topic);
    touchAll(topic, track);
    let result: Applied = 'applied';
    for (const delta of takeWaiting(track)) if (applyDelta(topic, track, delta) === 'gap') result = 'gap';
    return result;
  }

  function applyHeartbeat(next: Readonly<Record<Producer, 'up' | 'down'>>): Applied {
    let recovered = false;
    for (const producer of PRODUCERS) {
      const state = next[producer] === 'down' ? 'down' : 'up';
      if (state === producers[producer]) continue;
      producers[producer] = state;
      recovered ||= state === 'up';
      for (const [topic, track] of tracks) touchAll(topic, track);
    }
    // What a source did while it was down is not in the deltas held: only a full snapshot reopens.
    if (recovered) distrust();
    return recovered ? 'gap' : 'applied';
  }

  function setStates(change: (track: Track) => TrackState): void {
    for (const [topic, track] of tracks) {
      const next = change(track);
      if (next === track.state) continue;
      track.state = next;
      track.waiting = [];
      touchAll(topic, track);
    }
  }

  function distrust(): void {
    setStates((track) => (track.state === 'empty' ? 'empty' : 'gap'));
  }

  function certain(market: MarketRecord): boolean {
    if (producers[market.producer] === 'down') return false;
    for (const track of tracks.values())
      if (track.state === 'synced' && track.markets.has(market.id)) return true;
    return false;
  }

  function market(id: string): MarketRecord | undefined {
    const held = records.market(id);
    if (!held || held.status !== 1 || certain(held)) return held;
    const view = suspended.get(held) ?? { ...held, status: -1 as const };
    suspended.set(held, view);
    return view;
  }

  function list(topic: Topic): readonly number[] {
    const cached = lists.get(topic);
    if (cached) return cached;
    const track = tracks.get(topic);
    if (!track) return EMPTY;
    const startsAt = (id: number): number => records.match(id)?.startsAt ?? 0;
    const ids = [...track.matches].toSorted((a, b) => startsAt(a) - startsAt(b) || a - b);
    lists.set(topic, ids);
    return ids;
  }

  return {
    open(topic) {
      if (!tracks.has(topic)) tracks.set(topic, createTrack());
    },
    close(topic) {
      const track = tracks.get(topic);
      if (!track) return;
      for (const id of track.markets) records.releaseMarket(id);
      for (const id of track.matches) records.releaseMatch(id);
      tracks.delete(topic);
      touchTopic(topic);
      // What another topic still holds may now rest on a topic that is not in step.
      for (const id of track.markets) marketSubs.touch(id);
    },
    apply(frame) {
      if (frame.t === 'heartbeat') return applyHeartbeat(frame.producers);
      if (frame.t !== 'snapshot' && frame.t !== 'delta') return 'unknown';
      const track = tracks.get(frame.topic);
      if (!track) return 'unknown';
      return frame.t === 'snapshot'
        ? applySnapshot(frame.topic, track, frame)
        : applyDelta(frame.topic, track, frame);
    },
    disconnected: () => setStates((track) => (track.state === 'synced' ? 'recovering' : track.state)),
    distrust,
    position(topic) {
      const track = tracks.get(topic);
      return track && (track.state === 'synced' || track.state === 'recovering') ? track.seq : undefined;
    },
    state: (topic) => tracks.get(topic)?.state,
    topics: () => [...tracks.keys()],
    match: (id) => records.match(id),
    market,
    selection(id) {
      const end = id.indexOf(':');
      const held = end < 0 ? undefined : records.market(id.slice(0, end));
      return held?.selections.find((selection) => selection.id === id);
    },
    movement: (selectionId) => movements.get(selectionId),
    list,
    marketsOf: (matchId) => records.marketsOf(matchId),
    subscribeMatch: (id, listener) => matchSubs.add(id, listener),
    subscribeMarket: (id, listener) => marketSubs.add(id, listener),
    subscribeTopic: (topic, listener) => topicSubs.add(topic, listener),
    flush,
  };
}
