import { account } from './sets/account.ts';
import { betting } from './sets/betting.ts';
import { casino } from './sets/casino.ts';
import { disciplines } from './sets/disciplines.ts';
import { firstAccount, firstBetting, firstLimits, firstSports, firstSystem } from './sets/first.ts';
import { limits } from './sets/limits.ts';
import { sports } from './sets/sports.ts';
import { system } from './sets/system.ts';

/** All icons in groups, for Storybook only: importing it loads the whole set. */
export const catalogue = {
  sports: { ...firstSports, ...sports },
  disciplines: disciplines,
  betting: { ...firstBetting, ...betting },
  casino: casino,
  account: { ...firstAccount, ...account },
  limits: { ...firstLimits, ...limits },
  system: { ...firstSystem, ...system },
} as const;

export type IconGroup = keyof typeof catalogue;
