import type {
  DeltaFrame,
  Frame,
  HeartbeatFrame,
  MarketRecord,
  MatchRecord,
  Producer,
  SelectionRecord,
  SnapshotFrame,
  Topic,
} from './frames.ts';
import { createParking } from './parking.ts';
import { createQuotes, type Quote, type QuoteListener } from './quotes.ts';
import { createRecords } from './records.ts';
import { createSubscribers } from './subscribers.ts';
import {
  canResume,
  createTrack,
  judgeDelta,
  judgeSnapshot,
  missesFrames,
  takeWaiting,
  type Track,
  type TrackState,
} from './track.ts';

export interface BookOptions {
  /** Called after a change; calling the given function flushes the book (once per animation frame). */
  readonly schedule: (flush: () => void) => void;
  /** Current time in UTC ms; used as the time of price changes. */
  readonly now: () => number;
}

/**
 * Result of a frame. `gap`: the topic needs a snapshot. `unknown`: the topic isn't open here, or the frame has no
 * records.
 */
export type Applied = 'applied' | 'ignored' | 'gap' | 'unknown';

export interface Book {
  /** Opens a topic; its frames are applied from now on. */
  open(topic: Topic): void;
  /** Closes a topic; records that no other topic has are removed. */
  close(topic: Topic): void;
  /**
   * Closes a topic but stores its records, so that opening it again resumes from its position; until then its state
   * is unconfirmed. Only the last few topics are stored.
   */
  park(topic: Topic): void;
  apply(frame: Frame): Applied;
  /**
   * Applies decoded price changes, like `apply` does for those of a delta.
   * @param pairs flat pairs: slot of a selection, its new price in hundredths; unknown slots are ignored
   * @param version number of the change; ignored for markets with a newer state. The newest by default
   * @param at time of the change, UTC ms
   */
  applyPrices(pairs: Uint32Array, version?: number, at?: number): void;
  /** Handles a lost connection: all markets are reported as suspended, positions remain valid for a resume. */
  disconnected(): void;
  /**
   * Handles a long silence or an unreadable message: all markets are reported as suspended until new snapshots
   * arrive.
   */
  distrust(): void;
  /** Returns the sequence number to resume after, or `undefined` if a snapshot is needed. */
  position(topic: Topic): number | undefined;
  state(topic: Topic): TrackState | undefined;
  /**
   * Returns whether the platform's price producers are up; markets of a producer that is down are reported as
   * suspended.
   */
  producers(): Readonly<Record<Producer, 'up' | 'down'>>;
  /** Returns the open topics in the order of opening, without parked ones. */
  topics(): readonly Topic[];
  match(id: number): MatchRecord | undefined;
  /**
   * Returns the market for display: an active market whose source is unconfirmed is reported as suspended with its
   * price. A new object each time.
   */
  market(id: string): MarketRecord | undefined;
  /** Returns a selection by its id (`<market id>:<key>`). */
  selection(id: string): SelectionRecord | undefined;
  /** Returns the ids of the matches of a topic, sorted by kick-off and id; the same array until it changes. */
  list(topic: Topic): readonly number[];
  /** Returns the ids of a match's markets in the order of arrival; the same array until it changes. */
  marketsOf(matchId: number): readonly string[];
  /**
   * Returns the live price object of a selection, changed in place by later changes; also for suspended selections.
   */
  quote(selectionId: string): Quote | undefined;
  /**
   * Calls the listener with the id after a flush in which the match record or its set of markets changed.
   * @returns function that unsubscribes
   */
  subscribeMatch(id: number, listener: (id: number) => void): () => void;
  /**
   * Subscribes to the price of a selection and to everything that affects its displayed state. The selection may
   * arrive later.
   * @returns function that unsubscribes
   */
  subscribeSelection(id: string, listener: QuoteListener): () => void;
  /** Notifies the listeners of a selection at the next flush that its displayed state may have changed. */
  touchSelection(id: string): void;
  /** Like `subscribeMatch`, when a market of the match was added, removed, or changed in anything but its prices. */
  subscribeOffer(matchId: number, listener: (id: number) => void): () => void;
  /** Calls the listener after a flush in which the market or its displayed state changed. */
  subscribeMarket(id: string, listener: () => void): () => void;
  /**
   * Calls the listener at once when a topic in sync reports another score of a match that it has. Not called for scores
   * that were missed: those of snapshots and of resumes.
   * @returns function that unsubscribes
   */
  subscribeScore(listener: ScoreListener): () => void;
  /** Calls the listener after a flush in which the order, the matches or the state of the topic changed. */
  subscribeTopic(topic: Topic, listener: () => void): () => void;
  flush(): void;
}

/** Receives a match and its record before the change of the score. */
export type ScoreListener = (match: MatchRecord, before: MatchRecord) => void;

const PRODUCERS: readonly Producer[] = ['line', 'live'];
const EMPTY: readonly never[] = [];
/** Maximum number of parked topics. */
const PARKED = 4;

/**
 * Stores the records of all open topics and keeps them in sync with the feed. Pure: sockets, timers and clocks are
 * the caller's.
 */
export function createBook({ schedule, now }: BookOptions): Book {
  const tracks = new Map<Topic, Track>();
  const parking = createParking(PARKED);
  const lists = new Map<Topic, readonly number[]>();
  const producers: Record<Producer, 'up' | 'down'> = { line: 'up', live: 'up' };
  const scoreListeners = new Set<ScoreListener>();
  let scheduled = false;

  const wake = (): void => {
    if (scheduled) return;
    scheduled = true;
    schedule(flush);
  };
  const matchSubs = createSubscribers<number>(wake);
  const marketSubs = createSubscribers<string>(wake);
  const topicSubs = createSubscribers<Topic>(wake);
  const offerSubs = createSubscribers<number>(wake);
  const quotes = createQuotes({ wake, now, marketMoved: marketSubs.touch });
  const records = createRecords({
    quotes,
    matchChanged: matchSubs.touch,
    marketChanged: (previous, next) => {
      const market = next ?? previous;
      if (!market) return;
      marketSubs.touch(market.id);
      if (!previous || !next || !isSameOffer(previous, next)) offerSubs.touch(market.matchId);
    },
  });

  function flush(): void {
    scheduled = false;
    matchSubs.flush();
    offerSubs.flush();
    marketSubs.flush();
    topicSubs.flush();
    quotes.flush();
  }

  function touchMarket(id: string): void {
    marketSubs.touch(id);
    const held = records.heldMarket(id);
    if (held) quotes.touch(held);
  }

  function touchAll(topic: Topic, track: Track): void {
    for (const id of track.markets) touchMarket(id);
    topicSubs.touch(topic);
  }

  function touchTopic(topic: Topic): void {
    lists.delete(topic);
    topicSubs.touch(topic);
  }

  /** Removes a market from a topic. Notifies, because it may now depend on another topic that is out of sync. */
  function release(track: Track, id: string): void {
    if (!track.markets.delete(id)) return;
    records.releaseMarket(id);
    touchMarket(id);
  }

  function dropMatch(track: Track, id: number): void {
    if (!track.matches.delete(id)) return;
    for (const marketId of records.marketsOf(id)) release(track, marketId);
    records.releaseMatch(id);
  }

  function take(topic: Topic, track: Track, frame: SnapshotFrame | DeltaFrame): void {
    let moved = false;
    for (const match of frame.matches ?? EMPTY) {
      const held = track.matches.has(match.id);
      const before = records.match(match.id);
      records.putMatch(match, held);
      track.matches.add(match.id);
      moved ||= !held || before?.startsAt !== match.startsAt;
      if (before && held && frame.t === 'delta' && track.state === 'synced') reportScore(match.id, before);
    }
    for (const market of frame.markets ?? EMPTY) {
      records.putMarket(market, track.markets.has(market.id));
      track.markets.add(market.id);
    }
    if (frame.t === 'delta' && frame.prices && frame.version !== undefined) {
      quotes.apply(Uint32Array.from(frame.prices), frame.version, frame.at);
    }
    if (frame.t === 'delta' && frame.gone) {
      for (const id of frame.gone.markets ?? EMPTY) release(track, id);
      for (const id of frame.gone.matches ?? EMPTY) dropMatch(track, id);
      dropParked(frame);
      moved ||= (frame.gone.matches?.length ?? 0) > 0;
    }
    if (moved) touchTopic(topic);
  }

  function reportScore(id: number, before: MatchRecord): void {
    const match = records.match(id);
    if (!match || match.score?.total.join() === before.score?.total.join()) return;
    for (const listener of scoreListeners) listener(match, before);
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
    for (const id of track.markets) if (!markets.has(id)) release(track, id);
    for (const id of track.matches) if (!matches.has(id)) dropMatch(track, id);
    take(topic, track, frame);
    lists.delete(topic);
    touchAll(topic, track);
    let result: Applied = 'applied';
    for (const delta of takeWaiting(track)) if (applyDelta(topic, track, delta) === 'gap') result = 'gap';
    return result;
  }

  function applyHeartbeat({ producers: next, seqs }: HeartbeatFrame): Applied {
    let recovered = false;
    let hasGap = false;
    for (const producer of PRODUCERS) {
      const state = next[producer] === 'down' ? 'down' : 'up';
      if (state === producers[producer]) continue;
      producers[producer] = state;
      recovered ||= state === 'up';
      for (const [topic, track] of tracks) touchAll(topic, track);
    }
    // Changes of a producer while it was down aren't in the deltas: only a full snapshot reopens its markets.
    if (recovered) distrust();
    for (const [topic, track] of seqs ? tracks : EMPTY) {
      if (!missesFrames(track, seqs?.[topic])) continue;
      hasGap = true;
      touchAll(topic, track);
    }
    return recovered || hasGap ? 'gap' : 'applied';
  }

  function setStates(change: (track: Track, topic: Topic) => TrackState): void {
    for (const [topic, track] of tracks) {
      const next = change(track, topic);
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
    return held?.status === 1 && !certain(held) ? { ...held, status: -1 } : held;
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

  function close(topic: Topic): void {
    const track = tracks.get(topic);
    if (!track) return;
    for (const id of track.markets) records.releaseMarket(id);
    for (const id of track.matches) records.releaseMatch(id);
    tracks.delete(topic);
    parking.leave(topic);
    touchTopic(topic);
    // Records in other topics may now depend on a topic that is out of sync.
    for (const id of track.markets) touchMarket(id);
  }

  function park(topic: Topic): void {
    const track = tracks.get(topic);
    if (!track) return;
    if (track.state === 'empty') return close(topic);
    if (track.state === 'synced' || track.state === 'recovering') track.state = 'parked';
    track.waiting = [];
    touchAll(topic, track);
    const longest = parking.park(topic);
    if (longest !== undefined) close(longest);
  }

  /** A match that was removed from its own topic has ended: parked topics remove it too and need a new snapshot. */
  function dropParked(frame: DeltaFrame): void {
    if (!frame.gone || !frame.topic.startsWith('match:')) return;
    for (const [topic, track] of tracks) {
      if (!parking.has(topic)) continue;
      const markets = (frame.gone.markets ?? EMPTY).filter((id) => track.markets.has(id));
      const matches = (frame.gone.matches ?? EMPTY).filter((id) => track.matches.has(id));
      if (markets.length + matches.length === 0) continue;
      track.state = 'gap';
      for (const id of markets) release(track, id);
      for (const id of matches) dropMatch(track, id);
      touchTopic(topic);
    }
  }

  return {
    open(topic) {
      parking.leave(topic);
      if (!tracks.has(topic)) tracks.set(topic, createTrack());
    },
    close,
    park,
    applyPrices: quotes.apply,
    apply(frame) {
      if (frame.t === 'heartbeat') return applyHeartbeat(frame);
      if (frame.t !== 'snapshot' && frame.t !== 'delta') return 'unknown';
      const track = tracks.get(frame.topic);
      if (!track || parking.has(frame.topic)) return 'unknown';
      return frame.t === 'snapshot'
        ? applySnapshot(frame.topic, track, frame)
        : applyDelta(frame.topic, track, frame);
    },
    disconnected: () =>
      setStates((track, topic) => {
        const isHeard = track.state === 'synced' || (track.state === 'parked' && !parking.has(topic));
        return isHeard ? 'recovering' : track.state;
      }),
    distrust,
    position(topic) {
      const track = tracks.get(topic);
      return track && (track.state === 'synced' || canResume(track)) ? track.seq : undefined;
    },
    state: (topic) => tracks.get(topic)?.state,
    producers: () => producers,
    topics: () => [...tracks.keys()].filter((topic) => !parking.has(topic)),
    match: records.match,
    market,
    selection(id) {
      const held = records.market(id.slice(0, id.indexOf(':')));
      return held?.selections.find((selection) => selection.id === id);
    },
    quote: quotes.get,
    list,
    marketsOf: records.marketsOf,
    subscribeMatch: matchSubs.add,
    subscribeSelection: quotes.add,
    touchSelection: quotes.touchOne,
    subscribeOffer: offerSubs.add,
    subscribeMarket: marketSubs.add,
    subscribeScore(listener) {
      scoreListeners.add(listener);
      return () => void scoreListeners.delete(listener);
    },
    subscribeTopic: topicSubs.add,
    flush,
  };
}

/** Returns whether two states of a market differ only in prices and results. */
function isSameOffer(previous: MarketRecord, next: MarketRecord): boolean {
  return (
    previous.status === next.status &&
    previous.main === next.main &&
    previous.wide === next.wide &&
    previous.group === next.group &&
    previous.selections.length === next.selections.length &&
    previous.selections.every(({ key }, index) => key === next.selections[index]?.key)
  );
}
