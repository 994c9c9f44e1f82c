import { registerLazy } from '../../theme/lazy.ts';
import { first } from './sets/first.ts';
import type { lazy } from './sets/lazy.ts';

type LazyIcons = typeof lazy;

/** Name of an icon, after its meaning. */
export type IconName = keyof typeof first | keyof LazyIcons;

type Drawing = (typeof first)[keyof typeof first];

let rest: LazyIcons | undefined;
const waiting = new Set<() => void>();

/** Loads the icons that aren't part of the initial bundle. */
export const loadIcons = registerLazy(async () => {
  rest ??= (await import('./sets/lazy.ts')).lazy;
  for (const notify of waiting) notify();
});

/** @returns the drawing of an icon, or `undefined` while it isn't loaded */
export function drawingOf(name: IconName): Drawing | undefined {
  if (isFirst(name)) return first[name];
  return rest?.[name];
}

/** @returns whether an icon is part of the initial bundle */
export function isFirst(name: IconName): name is keyof typeof first {
  return Object.hasOwn(first, name);
}

/**
 * Loads the remaining icons and calls back when they are available.
 * @returns function that unsubscribes
 */
export function subscribeIcons(notify: () => void): () => void {
  waiting.add(notify);
  // Loading failed (offline, or a new version): the next icon that is rendered tries again.
  if (!rest) loadIcons().catch(() => undefined);
  return () => waiting.delete(notify);
}

/**
 * Icons that are mirrored in right-to-left text because they point along the text direction. Price arrows, clocks and
 * sports activities aren't.
 */
export const mirrored: ReadonlySet<IconName> = new Set<IconName>([
  'next',
  'back',
  'first',
  'last',
  'arrow-next',
  'arrow-back',
  'reply',
  'undo',
  'external',
  'send',
  'login',
  'logout',
  'door-exit',
  'backspace',
  'list',
  'standings',
  'leaderboard',
  'checklist',
  'side-menu',
  'sound',
  'sound-off',
  'tournament',
]);
