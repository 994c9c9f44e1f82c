import type { AccountSection } from '@touchline/ui';
import { pathsIn } from './paths.ts';

/** Addresses of the account sections in one language, by their name in the menu and in analytics. */
export function officePathsIn(lang: string): Readonly<Partial<Record<AccountSection, string>>> {
  const { home, history, responsible, account, recharge, payments } = pathsIn(lang);
  const office = (page: string) => `${home}/office/${page}`;
  return {
    overview: account,
    messages: office('messages'),
    bet_history: history,
    recharge,
    withdrawal: office('deduce'),
    history_pay: payments,
    personal_data: office('account'),
    security: office('security'),
    auth_qr: office('auth-qr'),
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
