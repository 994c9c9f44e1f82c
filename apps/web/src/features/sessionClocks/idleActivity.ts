const DONE = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel', 'resize'] as const;
/** Media events that end playback and start the idle time. */
const STOPPED = ['pause', 'ended'] as const;
const BOT = /bot|crawl|spider|slurp|lighthouse|prerender/i;

/**
 * Subscribes to the player's activity on this page, and to media that stops. Events that a script made are ignored, so
 * that a script can't keep a session open.
 * @returns unsubscribes
 */
export function onActivity(listener: () => void): () => void {
  const options = { passive: true, capture: true };
  const events = [...DONE, ...STOPPED];
  const onEvent = ({ isTrusted }: Event): void => {
    if (isTrusted) listener();
  };
  for (const event of events) addEventListener(event, onEvent, options);
  return () => {
    for (const event of events) removeEventListener(event, onEvent, options);
  };
}

/** Returns whether the page plays video or audio, or shows a stream in a partner's frame, whose state isn't accessible. */
export function isMediaPlaying(): boolean {
  const media = document.querySelectorAll<HTMLMediaElement>('video, audio');
  const plays = [...media].some(({ paused, ended, readyState }) => !paused && !ended && readyState > 2);
  return plays || document.querySelector('[data-form][aria-busy="false"] iframe') !== null;
}

/** Returns whether the user agent is a crawler, for which no clocks run. */
export function isBot(agent: string): boolean {
  return BOT.test(agent);
}
