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
  const listeners = new Set<() => void>();
  const requestedAt = new Map<Topic, number>();
  const delay = createDelay(timers.now, LISTENER_LIMITS.late);
  let state: ListenerState = 'closed';
  let connection: Connection | undefined;
  let attempt = 0;
  let failures = 0;
  let hasReceived = false;
  let lastMessageAt = 0;
  let cancelSilenceTimer = (): void => {};
  let cancelRetryTimer = (): void => {};

  const poller = createPoller({
    transport,
    timers,
    wanted: () =>
      book.topics().map((topic) => ({
        ...subscriptionOf(topic),
        every: topicRequests.every(topic) ?? pollPeriod(topic),
      })),
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
    for (const listener of listeners) listener();
  }

  function subscriptionOf(topic: Topic): Wanted {
    const from = book.position(topic);
    return from === undefined || from === SEEDED ? { topic } : { topic, from };
  }

  function send(message: ListenerMessage): void {
    connection?.send(JSON.stringify(message));
  }

  function request(topics: readonly Topic[]): void {
    if (topics.length === 0) return;
    for (const topic of topics) requestedAt.set(topic, timers.now());
    send({ op: 'subscribe', topics: topics.map(subscriptionOf) });
  }

  /** Requests topics that are still out of sync, except those requested a moment ago. */
  function requestMissing(): void {
    const due = timers.now() - LISTENER_LIMITS.snapshotWait;
    const isMissing = (topic: Topic) => book.state(topic) !== 'synced' || book.position(topic) === SEEDED;
    request(
      book.topics().filter((topic) => isMissing(topic) && (requestedAt.get(topic) ?? -Infinity) <= due),
    );
  }

  function watchSilence(within: number = LISTENER_LIMITS.silence): void {
    cancelSilenceTimer();
    cancelSilenceTimer = timers.after(within, () => {
      // While polling, the poller monitors silence.
      if (!poller.running) book.distrust();
      onLost('stale');
    });
  }

  function onLost(next: ListenerState, code?: number): void {
    attempt += 1;
    cancelSilenceTimer();
    cancelRetryTimer();
    connection?.close();
    connection = undefined;
    requestedAt.clear();
    if (!poller.running) book.disconnected();
    failures += 1;
    cancelRetryTimer = timers.after(backoff(failures, random(), firstWait(code, hasReceived)), connect);
    hasReceived = false;
    if (poller.running) return;
    setState(next);
    if (failures >= LISTENER_LIMITS.failuresBeforePolling) {
      setState('polling');
      poller.start();
    }
  }

  function onOpen(): void {
    poller.stop();
    setState('live');
    watchSilence();
    lastMessageAt = timers.now();
    request(book.topics());
  }

  function onMessage(text: string): void {
    watchSilence();
    distrustAfterPause();
    const frame = parseFrame(text);
    if (!frame) {
      book.distrust();
      request(book.topics());
      return;
    }
    failures = 0;
    hasReceived = true;
    if (frame.t === 'notice') return onNotice?.(frame);
    if (frame.t === 'heartbeat' && delay.isDelayed(frame.at)) {
      // The connection is delayed: everything queued behind this message is as old.
      book.distrust();
      return onLost('stale');
    }
    if (book.apply(frame) === 'gap') request(topicsToRecover(frame));
    else if (frame.t === 'heartbeat') requestMissing();
  }

  /**
   * After lost or delayed heartbeats, treats the state as unconfirmed until the platform confirms that it is
   * complete.
   */
  function distrustAfterPause(): void {
    const pause = timers.now() - lastMessageAt;
    lastMessageAt = timers.now();
    if (pause <= LISTENER_LIMITS.pause) return;
    book.disconnected();
    request(book.topics());
  }

  function topicsToRecover(frame: Frame): readonly Topic[] {
    if (frame.t === 'delta' || frame.t === 'snapshot') return [frame.topic];
    return book.topics().filter((topic) => book.state(topic) !== 'synced');
  }

  function connect(): void {
    const thisAttempt = (attempt += 1);
    cancelRetryTimer();
    connection?.close();
    connection = undefined;
    if (!poller.running) setState('connecting');
    const current = (action: () => void) => (): void => {
      if (thisAttempt === attempt) action();
    };
    watchSilence(LISTENER_LIMITS.openWithin);
    delay.reset();
    const made = transport.connect({
      opened: current(onOpen),
      message: (text) => {
        if (thisAttempt === attempt) onMessage(text);
      },
      closed(code) {
        if (thisAttempt !== attempt) return;
        connection = undefined;
        onLost('connecting', code);
      },
    });
    if (thisAttempt === attempt) connection = made;
    else made.close();
  }

  const topicRequests = createTopicRequests({
    timers,
    linger: LISTENER_LIMITS.linger,
    added: (topic) => {
      book.open(topic);
      if (state === 'live') request([topic]);
      else if (poller.running) poller.hurry();
      // Parked topics can no longer resume.
      else book.disconnected();
    },
    removed: (topic) => {
      book.park(topic);
      requestedAt.delete(topic);
      if (state === 'live') send({ op: 'unsubscribe', topics: [topic] });
    },
  });

  return {
    start() {
      if (state === 'closed') connect();
    },
    stop() {
      attempt += 1;
      cancelSilenceTimer();
      cancelRetryTimer();
      poller.stop();
      connection?.close();
      connection = undefined;
      failures = 0;
      requestedAt.clear();
      book.disconnected();
      setState('closed');
    },
    want: (topic, every = pollPeriod(topic)) => topicRequests.want(topic, every),
    reconnect() {
      if (state === 'closed') return;
      if (!poller.running) book.disconnected();
      connect();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
