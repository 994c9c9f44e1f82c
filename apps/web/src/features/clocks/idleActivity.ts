const DONE = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel', 'resize'] as const;
/** What media says when it no longer plays: idleness begins then. */
const STOPPED = ['pause', 'ended'] as const;
const BOT = /bot|crawl|spider|slurp|lighthouse|prerender/i;

/** Hears what the player does in this page, and that media stops. @returns stops hearing */
export function onActivity(listener: () => void): () => void {
  const options = { passive: true, capture: true };
  const events = [...DONE, ...STOPPED];
  for (const event of events) addEventListener(event, listener, options);
  return () => {
    for (const event of events) removeEventListener(event, listener, options);
  };
}

/** Hears that the page is hidden or seen. @returns stops hearing */
export function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  addEventListener('pageshow', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('pageshow', listener);
  };
}

/** Whether the page plays a video or sound, or shows a broadcast in a partner's frame, which can't be looked into. */
export function isMediaPlaying(): boolean {
  const media = document.querySelectorAll<HTMLMediaElement>('video, audio');
  const plays = [...media].some(({ paused, ended, readyState }) => !paused && !ended && readyState > 2);
  return plays || document.querySelector('[data-form][aria-busy="false"] iframe') !== null;
}

/** Robots that read the site have no clocks. */
export function isBot(agent: string): boolean {
  return BOT.test(agent);
}
