import type { Frame, ListenerMessage, Topic } from './frames.ts';
import { createDelay } from './delay.ts';
import {
  backoff,
  firstWait,
  LISTENER_LIMITS,
  pollPeriod,
  type Connection,
  type Listener,
  type ListenerOptions,
  type ListenerState,
  type Wanted,
} from './listenerTypes.ts';
import { asFrame, parseFrame } from './parse.ts';
import { createPoller } from './poller.ts';
import { SEEDED } from './track.ts';
import { createTopicRequests } from './topicRequests.ts';

/**
 * Keeps a book in sync with the platform: connects, resumes, recovers from gaps and silence, and falls back to
 * polling. A state machine without a clock of its own: socket, calls, timers and randomness are injected.
 */
export function createListener({ book, transport, timers, random, onNotice }: ListenerOptions): Listener {
  const watchers = new Set<() => void>();
  const askedAt = new Map<Topic, number>();
  const delay = createDelay(timers.now, LISTENER_LIMITS.late);
  let state: ListenerState = 'closed';
  let connection: Connection | undefined;
  let attempt = 0;
  let failures = 0;
  let hasSpoken = false;
  let heardAt = 0;
  let cancelSilence = (): void => {};
  let cancelRetry = (): void => {};

  const poller = createPoller({
    transport,
    timers,
    wanted: () =>
      book.topics().map((topic) => ({ ...wantedOf(topic), every: wants.every(topic) ?? pollPeriod(topic) })),
    frames: (frames) => {
      setState('polling');
      for (const value of frames) {
        const frame = asFrame(value);
        if (frame) book.apply(frame);
      }
    },
    silent: () => {
      book.distrust();
      setState('stale');
    },
  });

  function setState(next: ListenerState): void {
    if (next === state) return;
    state = next;
    for (const watcher of watchers) watcher();
  }

  function wantedOf(topic: Topic): Wanted {
    const from = book.position(topic);
    return from === undefined || from === SEEDED ? { topic } : { topic, from };
  }

  function send(message: ListenerMessage): void {
    connection?.send(JSON.stringify(message));
  }

  function ask(topics: readonly Topic[]): void {
    if (topics.length === 0) return;
    for (const topic of topics) askedAt.set(topic, timers.now());
    send({ op: 'subscribe', topics: topics.map(wantedOf) });
  }

  /** Requests topics that are still out of sync, except those requested a moment ago. */
  function askMissing(): void {
    const due = timers.now() - LISTENER_LIMITS.snapshotWait;
    const isMissing = (topic: Topic) => book.state(topic) !== 'synced' || book.position(topic) === SEEDED;
    ask(book.topics().filter((topic) => isMissing(topic) && (askedAt.get(topic) ?? -Infinity) <= due));
  }

  function armSilence(within: number = LISTENER_LIMITS.silence): void {
    cancelSilence();
    cancelSilence = timers.after(within, () => {
      // While polling, the poller monitors silence.
      if (!poller.running) book.distrust();
      lost('stale');
    });
  }

  function lost(next: ListenerState, code?: number): void {
    attempt += 1;
    cancelSilence();
    cancelRetry();
    connection?.close();
    connection = undefined;
    askedAt.clear();
    if (!poller.running) book.disconnected();
    failures += 1;
    cancelRetry = timers.after(backoff(failures, random(), firstWait(code, hasSpoken)), connect);
    hasSpoken = false;
    if (poller.running) return;
    setState(next);
    if (failures >= LISTENER_LIMITS.failuresBeforePolling) {
      setState('polling');
      poller.start();
    }
  }

  function opened(): void {
    poller.stop();
    setState('live');
    armSilence();
    heardAt = timers.now();
    ask(book.topics());
  }

  function received(text: string): void {
    armSilence();
    doubtAfterPause();
    const frame = parseFrame(text);
    if (!frame) {
      book.distrust();
      ask(book.topics());
      return;
    }
    failures = 0;
    hasSpoken = true;
    if (frame.t === 'notice') return onNotice?.(frame);
    if (frame.t === 'heartbeat' && delay.isDelayed(frame.at)) {
      // The connection is delayed: everything queued behind this message is as old.
      book.distrust();
      return lost('stale');
    }
    if (book.apply(frame) === 'gap') ask(gapsOf(frame));
    else if (frame.t === 'heartbeat') askMissing();
  }

  /**
   * After lost or delayed heartbeats, treats the state as unconfirmed until the platform confirms that it is
   * complete.
   */
  function doubtAfterPause(): void {
    const pause = timers.now() - heardAt;
    heardAt = timers.now();
    if (pause <= LISTENER_LIMITS.pause) return;
    book.disconnected();
    ask(book.topics());
  }

  function gapsOf(frame: Frame): readonly Topic[] {
    if (frame.t === 'delta' || frame.t === 'snapshot') return [frame.topic];
    return book.topics().filter((topic) => book.state(topic) !== 'synced');
  }

  function connect(): void {
    const own = (attempt += 1);
    cancelRetry();
    connection?.close();
    connection = undefined;
    if (!poller.running) setState('connecting');
    const current = (action: () => void) => (): void => {
      if (own === attempt) action();
    };
    armSilence(LISTENER_LIMITS.openWithin);
    delay.reset();
    const made = transport.connect({
      opened: current(opened),
      message: (text) => {
        if (own === attempt) received(text);
      },
      closed(code) {
        if (own !== attempt) return;
        connection = undefined;
        lost('connecting', code);
      },
    });
    if (own === attempt) connection = made;
    else made.close();
  }

  const wants = createTopicRequests({
    timers,
    linger: LISTENER_LIMITS.linger,
    added: (topic) => {
      book.open(topic);
      if (state === 'live') ask([topic]);
      else if (poller.running) poller.hurry();
      // Parked topics can no longer resume.
      else book.disconnected();
    },
    removed: (topic) => {
      book.park(topic);
      askedAt.delete(topic);
      if (state === 'live') send({ op: 'unsubscribe', topics: [topic] });
    },
  });

  return {
    start() {
      if (state === 'closed') connect();
    },
    stop() {
      attempt += 1;
      cancelSilence();
      cancelRetry();
      poller.stop();
      connection?.close();
      connection = undefined;
      failures = 0;
      askedAt.clear();
      book.disconnected();
      setState('closed');
    },
    want: (topic, every = pollPeriod(topic)) => wants.want(topic, every),
    reconnect() {
      if (state === 'closed') return;
      if (!poller.running) book.disconnected();
      connect();
    },
    state: () => state,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
