import { createBook, createListener, type NoticeFrame, type Timers } from '@touchline/feed';
import { after } from '../clock/after.ts';
import { monotonicNow, serverClock, serverNow } from '../clock/clock.ts';
import { createSharedTransport } from './sharedTransport.ts';
import type { SharedTransport } from './sharing.ts';
import { createTabLock } from './tabLock.ts';
import { openTabChannel } from './tabMessages.ts';
import { browserTransport } from './transport.ts';

const timers: Timers = {
  now: monotonicNow,
  after,
};
const noticeListeners = new Set<(notice: NoticeFrame) => void>();

/** The prices of this page: plain records that cells read and listen to one by one. */
export const book = createBook({ schedule: onceAFrame, now: serverNow });

const transport = openTransport();

/** The connection that keeps the book in step. */
export const listener = createListener({
  book,
  transport,
  timers,
  random: Math.random,
  onNotice: (notice) => {
    for (const heard of noticeListeners) heard(notice);
  },
});

/** Hears that something of the player's own changed. @returns stops hearing */
export function onNotice(heard: (notice: NoticeFrame) => void): () => void {
  noticeListeners.add(heard);
  return () => noticeListeners.delete(heard);
}

/** Hidden for so long, a page needs no prices; ms. */
const HIDDEN_PAUSE = 30_000;

/**
 * Opens the feed and ties it to the page's life: closed while the page is put away (an open socket or a lock would
 * keep it out of the back-forward cache), frozen, or hidden for half a minute, opened when it is back.
 */
export function startRealtime(): void {
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    listener.stop();
    transport.leave();
  };
  const goOn = () => {
    clearTimeout(hidden);
    serverClock.wake();
    if (listener.state() === 'closed') listener.start();
  };
  addEventListener('pagehide', pause);
  addEventListener('pageshow', goOn);
  document.addEventListener('freeze', pause);
  document.addEventListener('resume', goOn);
  // An open socket may not notice for long that there is no network.
  addEventListener('offline', () => listener.reconnect());
  addEventListener('online', () => listener.reconnect());
  const look = () => {
    if (document.visibilityState === 'visible') goOn();
    else hidden = setTimeout(pause, HIDDEN_PAUSE);
  };
  document.addEventListener('visibilitychange', look);
  listener.subscribe(() => {
    if (listener.state() === 'stale') transport.distrust();
  });
  listener.start();
  // A tab may be opened behind others and never be seen.
  look();
}

/** Tabs share one connection where the browser has what that needs: not in old ones, and not on insecure pages. */
function openTransport(): SharedTransport {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
    return { ...browserTransport, distrust: () => undefined, leave: () => undefined };
  }
  return createSharedTransport({
    own: browserTransport,
    openChannel: openTabChannel,
    lock: createTabLock(navigator.locks, 'touchline.feed'),
    loadHub: async () => (await import('./tabHub.ts')).createTabHub,
    timers,
    random: Math.random,
    tab: crypto.randomUUID(),
    want: (topic) => listener.want(topic),
    topics: book.topics,
    nudge: () => listener.reconnect(),
  });
}

/** A hidden page, and the server, draw no frames, so there a short timer flushes instead. */
function onceAFrame(flush: () => void): void {
  if (typeof document !== 'undefined' && document.visibilityState === 'visible') requestAnimationFrame(flush);
  else setTimeout(flush, 100);
}
