const INPUT = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel', 'resize'] as const;
const BOT = /bot|crawl|spider|slurp|lighthouse|prerender/i;

/**
 * Subscribes to the player's activity on this page. Events that a script made are ignored, so that a script can't keep a
 * session open; so is the change of size when the page leaves full screen, which the warning of the sign-out causes.
 * @returns unsubscribes
 */
export function onActivity(listener: () => void): () => void {
  const options = { passive: true, capture: true };
  let full = fullScreenElement();
  const onEvent = ({ isTrusted, type }: Event): void => {
    const isOfFullScreen = type === 'resize' && full !== fullScreenElement();
    full = fullScreenElement();
    if (isTrusted && !isOfFullScreen) listener();
  };
  for (const event of INPUT) addEventListener(event, onEvent, options);
  return () => {
    for (const event of INPUT) removeEventListener(event, onEvent, options);
  };
}

const fullScreenElement = (): Element | null => globalThis.document?.fullscreenElement ?? null;

/** Returns whether the user agent is a crawler, for which no clocks run. */
export function isBot(agent: string): boolean {
  return BOT.test(agent);
}
