import type { AccountSection } from '@touchline/ui';
import { pathsIn } from './paths.ts';

/** Addresses of the pages of rewards in one language. */
export function loyaltyPathsIn(lang: string) {
  const { home } = pathsIn(lang);
  const office = (page: string) => `${home}/office/${page}`;
  return {
    cashback: office('cashback'),
    vipcashback: office('casino/vipcashback'),
    premiumcashback: office('casino/premiumcashback'),
    rewards: office('rewards'),
    friends: office('bringfriend'),
    offers: office('specialoffers'),
    casino: office('casino'),
    slots: office('slots'),
    points: `${home}/points`,
  } as const;
}

/** Addresses of the account sections in one language, by their name in the menu and in analytics. */
export function officePathsIn(lang: string): Readonly<Partial<Record<AccountSection, string>>> {
  const { home, history, responsible, account, recharge, payments } = pathsIn(lang);
  const office = (page: string) => `${home}/office/${page}`;
  return {
    overview: account,
    bet_history: history,
    recharge,
    withdrawal: office('deduce'),
    history_pay: payments,
    personal_data: office('account'),
    security: office('security'),
    identification: office('identification'),
    limits: responsible,
    bring_friend: office('bringfriend'),
    mailing: office('mailing-settings'),
    promo_check: office('promo-code-check'),
    cashback: office('cashback'),
    bonuses: office('bonuses'),
    promo: office('menu/promo'),
    rewards: office('rewards'),
    wallets: office('wallets'),
    account: office('account-settings'),
    sports: office('disallow-sports'),
  };
}
