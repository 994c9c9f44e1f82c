import { leaveForLater } from '../../theme/late.ts';
import { first } from './sets/first.ts';
import type { late } from './sets/late.ts';

type Late = typeof late;

/** Name of an icon, after its meaning. */
export type IconName = keyof typeof first | keyof Late;

type Drawing = (typeof first)[keyof typeof first];

let rest: Late | undefined;
const waiting = new Set<() => void>();

const loadRest = leaveForLater(async () => {
  rest ??= (await import('./sets/late.ts')).late;
  for (const tell of waiting) tell();
});

/** @returns the drawing of an icon, or `undefined` while it isn't loaded */
export function drawingOf(name: IconName): Drawing | undefined {
  if (isFirst(name)) return first[name];
  return rest?.[name];
}

/** @returns whether an icon is part of the initial bundle */
export function isFirst(name: IconName): name is keyof typeof first {
  return name in first;
}

/**
 * Loads the remaining icons and calls back when they are available.
 * @returns function that unsubscribes
 */
export function awaitIcons(tell: () => void): () => void {
  waiting.add(tell);
  // Loading failed (offline, or a new version): the next icon that is rendered tries again.
  if (!rest) loadRest().catch(() => undefined);
  return () => waiting.delete(tell);
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
