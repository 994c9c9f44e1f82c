import { account } from './sets/account.ts';
import { betting } from './sets/betting.ts';
import { casino } from './sets/casino.ts';
import { limits } from './sets/limits.ts';
import { sports } from './sets/sports.ts';
import { system } from './sets/system.ts';

/** Every icon of the product in the groups that designers look through. */
export const iconGroups = { sports, betting, casino, account, limits, system } as const;

export type IconGroup = keyof typeof iconGroups;

/** Every icon of the product, by what it means. */
export const icons = { ...sports, ...betting, ...casino, ...account, ...limits, ...system } as const;

export type IconName = keyof typeof icons;

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
