import { createBook, createListener, type NoticeFrame } from '@touchline/feed';
import { monotonicNow, serverClock, serverNow } from '../clock/clock.ts';
import { browserTransport } from './transport.ts';

const noticeListeners = new Set<(notice: NoticeFrame) => void>();

/** The prices of this page: plain records that cells read and listen to one by one. */
export const book = createBook({ schedule: onceAFrame, now: serverNow });

/** The connection that keeps the book in step. */
export const listener = createListener({
  book,
  transport: browserTransport,
  timers: {
    now: monotonicNow,
    after(ms, action) {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
  },
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
 * Opens the feed and ties it to the page's life: closed while the page is put away (an open socket would
 * keep it out of the back-forward cache) or hidden for half a minute, opened when it is back.
 */
export function startRealtime(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    clearTimeout(pause);
    serverClock.wake();
    if (listener.state() === 'closed') listener.start();
  };
  addEventListener('pagehide', () => listener.stop());
  addEventListener('pageshow', goOn);
  addEventListener('online', () => listener.reconnect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') goOn();
    else pause = setTimeout(() => listener.stop(), HIDDEN_PAUSE);
  });
  listener.start();
}

/** A hidden page draws no frames, so there a short timer flushes instead. */
function onceAFrame(flush: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(flush);
  else setTimeout(flush, 100);
}
