import { leaveForLater } from '../../theme/late.ts';
import { first } from './sets/first.ts';
import type { late } from './sets/late.ts';

type Late = typeof late;

/** What an icon means. */
export type IconName = keyof typeof first | keyof Late;

type Drawing = (typeof first)[keyof typeof first];

let rest: Late | undefined;
const waiting = new Set<() => void>();

const loadRest = leaveForLater(async () => {
  rest ??= (await import('./sets/late.ts')).late;
  for (const tell of waiting) tell();
});

/** @returns the drawing of an icon that is there, or undefined while it is not */
export function drawingOf(name: IconName): Drawing | undefined {
  if (isFirst(name)) return first[name];
  return rest?.[name];
}

/** @returns whether an icon is there from the start */
export function isFirst(name: IconName): name is keyof typeof first {
  return name in first;
}

/** Calls back when the rest of the icons is there, and has it loaded. @returns how to stop waiting */
export function awaitIcons(tell: () => void): () => void {
  waiting.add(tell);
  // Offline or a new version: the next icon that is shown tries again.
  if (!rest) loadRest().catch(() => undefined);
  return () => waiting.delete(tell);
}

/**
 * Icons that point along the line of text: they turn around in a right-to-left text. Price arrows, clocks
 * and what people do in a sport don't.
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
