import type { IconName } from '../../../primitives/Icon/icons.ts';

/** Sections of a player's account, unordered: the site configuration selects and orders them. */
export const accountSections = {
  overview: 'home',
  messages: 'message',
  bet_history: 'history',
  recharge: 'deposit',
  withdrawal: 'withdraw',
  history_pay: 'receipt',
  personal_data: 'user',
  security: 'shield-check',
  identification: 'id-card',
  limits: 'gauge',
  bring_friend: 'users',
  promo: 'promo',
  rewards: 'level',
  auth_qr: 'qr-code',
  mailing: 'mail',
  promo_check: 'promo',
  cashback: 'refund',
  bonuses: 'gift',
  wallets: 'wallet',
  account: 'settings',
  sports: 'football',
} as const satisfies Record<string, IconName>;

export type AccountSection = keyof typeof accountSections;
