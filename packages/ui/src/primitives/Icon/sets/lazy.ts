import { account } from './account.ts';
import { betting } from './betting.ts';
import { casino } from './casino.ts';
import { disciplines } from './disciplines.ts';
import { limits } from './limits.ts';
import { sports } from './sports.ts';
import { system } from './system.ts';

/** All icons outside the initial bundle. */
export const lazy = {
  ...sports,
  ...disciplines,
  ...betting,
  ...casino,
  ...account,
  ...limits,
  ...system,
} as const;
