import { createBook, createListener, type NoticeFrame, type Timers } from '@touchline/feed';
import { randomId } from '@touchline/contract/randomId';
import { after } from '../clock/after.ts';
import { monotonicNow, serverClock, serverNow } from '../clock/clock.ts';
import { createEmitter } from '../emitter/emitter.ts';
import { hasOwnWindow, isVisible } from '../page/visibility.ts';
import { createSharedTransport } from './sharedTransport.ts';
import type { SharedTransport } from './sharing.ts';
import { createLeaderLock } from './leaderLock.ts';
import { openTabChannel } from './tabMessages.ts';
import { browserTransport } from './transport.ts';

const timers: Timers = {
  now: monotonicNow,
  after,
};
const notices = createEmitter<[notice: NoticeFrame]>();
let isForThisPage: (notice: NoticeFrame) => boolean = () => true;

/** Sets which notices this page takes; the others are dropped. */
export function filterNotices(filter: (notice: NoticeFrame) => boolean): void {
  isForThisPage = filter;
}

/** Prices of this page; price cells subscribe to them one by one. */
export const book = createBook({ schedule: onceAFrame, now: serverNow });

const transport = openTransport();

/** Connection that keeps the book in sync. */
export const listener = createListener({
  book,
  transport,
  timers,
  random: Math.random,
  onNotice: (notice) => isForThisPage(notice) && notices.emit(notice),
});

/**
 * Subscribes to notices of changes in the player's data.
 * @returns unsubscribes
 */
export const onNotice = notices.subscribe;

/** Time after which a hidden page pauses the feed, ms. */
const HIDDEN_PAUSE = 30_000;

/**
 * Opens the feed and ties it to the page's lifecycle: closed while the page is in the back-forward cache (an open
 * socket or lock would exclude it from there), frozen, or hidden for half a minute without a window of its own; reopened
 * when it is visible again.
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
  // An open socket may take long to detect a lost network.
  addEventListener('offline', () => listener.reconnect());
  addEventListener('online', () => listener.reconnect());
  const pauseLater = () => {
    hidden = setTimeout(() => (hasOwnWindow() ? pauseLater() : pause()), HIDDEN_PAUSE);
  };
  const look = () => {
    if (isVisible()) goOn();
    else pauseLater();
  };
  document.addEventListener('visibilitychange', look);
  listener.subscribe(() => {
    if (listener.state() === 'stale') transport.distrust();
  });
  listener.start();
  // A tab may be opened in the background and never shown.
  look();
}

/**
 * Shares one connection between tabs where the browser supports it: not in old browsers, and not on insecure pages.
 */
function openTransport(): SharedTransport {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) {
    return { ...browserTransport, distrust: () => undefined, leave: () => undefined };
  }
  return createSharedTransport({
    own: browserTransport,
    openChannel: openTabChannel,
    lock: createLeaderLock(navigator.locks, 'touchline.feed'),
    loadHub: async () => (await import('./tabHub.ts')).createTabHub,
    timers,
    random: Math.random,
    tab: randomId(),
    want: (topic) => listener.want(topic),
    topics: book.topics,
    nudge: () => listener.reconnect(),
  });
}

/** Schedules a flush. Hidden pages and the server have no animation frames, so a short timer is used there. */
function onceAFrame(flush: () => void): void {
  if (typeof document !== 'undefined' && isVisible()) requestAnimationFrame(flush);
  else setTimeout(flush, 100);
}
