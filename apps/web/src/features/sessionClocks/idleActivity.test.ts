import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onActivity } from './idleActivity.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

/** Dispatches an event as a browser does for input, or as a script does. */
function dispatch(type: string, isTrusted: boolean): void {
  const event = new Event(type);
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  page.dispatchEvent(event);
}

test('a player’s input counts as activity, a script’s events don’t', () => {
  const listener = vi.fn();
  const stop = onActivity(listener);
  dispatch('keydown', false);
  dispatch('mousemove', false);
  expect(listener).not.toHaveBeenCalled();
  dispatch('keydown', true);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  dispatch('keydown', true);
  expect(listener).toHaveBeenCalledOnce();
});
