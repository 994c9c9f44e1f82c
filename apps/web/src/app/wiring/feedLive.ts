import { listener } from '../../platform/realtime/realtime.ts';

/** Calls back each time the feed's connection becomes live. */
export function onFeedLive(action: () => void): void {
  let wasLive = false;
  listener.subscribe(() => {
    const isLive = listener.state() === 'live';
    if (isLive && !wasLive) action();
    wasLive = isLive;
  });
}
