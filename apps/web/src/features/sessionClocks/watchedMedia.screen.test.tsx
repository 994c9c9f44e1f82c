import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followMedia, isMediaPlaying, OPENED_BY_PERSON, STREAM } from './watchedMedia.ts';

let isActive = true;
let stops: (() => void)[] = [];
const stopped = vi.fn();

beforeEach(() => {
  isActive = true;
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockImplementation(() => isActive);
  stops = [followMedia(stopped)];
  stopped.mockReset();
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A video of 320 by 180 px that plays, as far as the page can tell. */
function playVideo(change: { readonly muted?: boolean; readonly style?: string } = {}): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = change.muted ?? false;
  video.style.cssText = `inline-size: 320px; block-size: 180px; ${change.style ?? ''}`;
  document.body.append(video);
  // The browser plays no sound without a real press.
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  Object.defineProperty(video, 'paused', { value: false });
  video.dispatchEvent(new Event('play'));
  return video;
}

function showStream(openedBy: string, style = ''): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute(STREAM, openedBy);
  frame.style.cssText = `inline-size: 320px; block-size: 180px; ${style}`;
  document.body.append(frame);
  return frame;
}

test('a video counts that a person has started, until it stops', () => {
  const video = playVideo();
  expect(isMediaPlaying()).toBe(true);
  expect(stopped).not.toHaveBeenCalled();
  video.dispatchEvent(new Event('pause'));
  expect(stopped).toHaveBeenCalledOnce();
});

test('a video that a script has started doesn’t count, nor does its pause', () => {
  isActive = false;
  const video = playVideo();
  expect(isMediaPlaying()).toBe(false);
  video.dispatchEvent(new Event('pause'));
  expect(stopped).not.toHaveBeenCalled();
});

test.each([
  ['muted', { muted: true }],
  ['hidden', { style: 'display: none' }],
  ['transparent', { style: 'opacity: 0' }],
  ['outside the window', { style: 'position: fixed; inset-inline-start: -400px' }],
  ['a pixel in size', { style: 'inline-size: 1px; block-size: 1px' }],
])('a video that is %s doesn’t count', (_, change) => {
  playVideo(change);
  expect(isMediaPlaying()).toBe(false);
});

test('a stream counts that a person has opened, while it is in the window', () => {
  showStream(OPENED_BY_PERSON);
  expect(isMediaPlaying()).toBe(true);
  document.body.replaceChildren();
  showStream(OPENED_BY_PERSON, 'position: fixed; inset-block-start: 3000px');
  expect(isMediaPlaying()).toBe(false);
});

test('a stream that opens by itself counts once the player has pressed it', () => {
  const frame = showStream('');
  expect(isMediaPlaying()).toBe(false);
  frame.focus();
  dispatchEvent(new Event('blur'));
  expect(isMediaPlaying()).toBe(true);
});

test('a frame without a stream doesn’t count', () => {
  showStream(OPENED_BY_PERSON).removeAttribute(STREAM);
  expect(isMediaPlaying()).toBe(false);
});
