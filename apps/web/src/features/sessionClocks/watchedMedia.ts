/** Attribute of a frame with a stream whose player can't be asked: another company's page. Its value says who began it. */
export const STREAM = 'data-stream';
/** Value of `STREAM` for a stream that a person has opened. */
export const OPENED_BY_PERSON = 'person';

/** Least visible side of media that a person can watch, px. */
const LEAST_SIDE = 80;

/** Media that played with a person's press, and frames that were pressed. */
const begun = new WeakSet<Element>();

/** Returns whether the player has pressed a key or a button within the last seconds, as the browser knows. */
export function isPersonActing(): boolean {
  // Older browsers don't know: then media doesn't count, and the player is only warned.
  return 'userActivation' in navigator && navigator.userActivation.isActive;
}

function notePlay({ target }: Event): void {
  if (!(target instanceof HTMLMediaElement)) return;
  if (isPersonActing()) begun.add(target);
  else begun.delete(target);
}

/** A press inside a frame is seen only by the focus that moves there. */
function noteFrame(): void {
  if (document.activeElement?.hasAttribute(STREAM)) begun.add(document.activeElement);
}

/**
 * Follows who starts media on this page.
 * @param onStop called when media that counted is paused or ends
 * @returns stops it
 */
export function followMedia(onStop: () => void): () => void {
  const stopped = ({ target }: Event): void => {
    if (target instanceof HTMLMediaElement && isHeard(target) && begun.has(target) && isSeen(target))
      onStop();
  };
  const events = [
    ['play', notePlay],
    ['pause', stopped],
    ['ended', stopped],
    ['blur', noteFrame],
  ] as const;
  for (const [name, listener] of events) addEventListener(name, listener, { capture: true });
  return () => {
    for (const [name, listener] of events) removeEventListener(name, listener, { capture: true });
  };
}

/**
 * Returns whether the player watches something on this page: media that is audible, visible and was started by a person. A
 * muted, hidden or self-starting video says nothing about a person. The sound of another company's frame isn't
 * accessible; it counts as audible.
 */
export function isMediaPlaying(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>('video, audio')].filter(isAudible);
  const streams = [...document.querySelectorAll(`iframe[${STREAM}]`)];
  return (
    media.some((one) => begun.has(one) && isSeen(one)) ||
    streams.some((one) => (begun.has(one) || one.getAttribute(STREAM) === OPENED_BY_PERSON) && isSeen(one))
  );
}

function isAudible(media: HTMLMediaElement): boolean {
  const { paused, ended, readyState } = media;
  return !paused && !ended && readyState > HTMLMediaElement.HAVE_CURRENT_DATA && isHeard(media);
}

const isHeard = ({ muted, volume }: HTMLMediaElement): boolean => !muted && volume > 0;

function isSeen(element: Element): boolean {
  if (document.pictureInPictureElement === element) return true;
  if (document.visibilityState !== 'visible') return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width >= LEAST_SIDE && height >= LEAST_SIDE;
}
