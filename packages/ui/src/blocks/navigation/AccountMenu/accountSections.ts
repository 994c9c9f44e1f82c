import type { IconName } from '../../../primitives/Icon/icons.ts';

/** Sections of a player's account, in no order of their own: the site says which it has and where they stand. */
export const accountSections = {
  bet_history: 'history',
  recharge: 'plus',
  withdrawal: 'wallet',
  history_pay: 'swap',
  personal_data: 'user',
  security: 'shield',
  bring_friend: 'register',
  auth_qr: 'login',
  mailing: 'mail',
  promo_check: 'coupon',
  cashback: 'refresh',
  bonuses: 'gift',
  wallets: 'coin',
  account: 'settings',
  sports: 'football',
} as const satisfies Record<string, IconName>;

export type AccountSection = keyof typeof accountSections;
