import type { Payment } from '@touchline/contract';
import type { PageType } from '@touchline/contract/pages';
import { idSegment } from './segments.ts';

export type Section = 'live' | 'line';

/** Part of a section besides its sports; `menuSections` says which section has which. */
export type MenuSection = 'recommended' | 'today' | 'broadcasts' | 'favorites';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Location in a section: one of its parts, a sport by its slug, a competition in it, a match in that. */
export interface SectionLocation {
  readonly menu?: MenuSection | undefined;
  readonly sport?: string | undefined;
  readonly competition?: Named | undefined;
  readonly match?: Named | undefined;
}

/** Addresses of the product's screens in one language; the only module that composes them. */
export function pathsIn(lang: string) {
  const root = `/${lang}`;
  return {
    home: root,
    section(section: Section, { menu, sport, competition, match }: SectionLocation = {}): string {
      const parts = [section, sport, competition, match].map((part) =>
        typeof part === 'object' ? idSegment(part.id, part.name) : part,
      );
      const end = parts.indexOf(undefined);
      const named = end < 0 ? parts : parts.slice(0, end);
      if (menu !== undefined) named.splice(1, 0, menu);
      return `${root}/${named.join('/')}`;
    },
    /** A page that can replace home. */
    pageType: (type: PageType) => `${root}/${type}`,
    favorites: `${root}/favorites`,
    search: `${root}/search-events`,
    coupon: `${root}/user/coupon`,
    openedBets: `${root}/user/opened-bets`,
    expressDay: `${root}/express-day`,
    calculator: `${root}/information/betting-calculator`,
    login: `${root}/user/login`,
    registration: (type?: string) => `${root}/registration${type ? `/${type}` : ''}`,
    forgotPassword: `${root}/user/forgotpassword`,
    account: `${root}/office/menu/profile`,
    password: `${root}/office/change-password`,
    responsible: `${root}/office/responsible`,
    confirmTerms: `${root}/confirm`,
    history: `${root}/office/history`,
    bet: (couponId: string) => `${root}/office/history/${encodeURIComponent(couponId)}`,
    recharge: `${root}/office/recharge`,
    payments: `${root}/office/historypay`,
    /** Record of a payment. */
    paymentRecord: (paymentId: string) => `${root}/office/historypay/${encodeURIComponent(paymentId)}`,
    /** Result page of a payment. The page corrects an outcome that isn't the payment's. */
    payment: ({ id, direction, outcome }: Pick<Payment, 'id' | 'direction' | 'outcome'>) =>
      `${root}/onpay/${direction === 'deposit' ? '' : 'withdraw/'}${outcome}?payment=${id}`,
    cricket: `${root}/cricket`,
    cyber: `${root}/cyber/real`,
    /** Lobby of the casino. */
    casino: `${root}/casino-lobby`,
    /** Games of a provider. */
    provider: (id: string) => `${root}/providers/${encodeURIComponent(id)}`,
    error: `${root}/500`,
  };
}

/** Returns the path of a page in another language: only the first segment changes. */
export function inLanguage(pathname: string, lang: string): string {
  return pathname.replace(/^\/[a-z]{2}(?=\/|$)/, `/${lang}`);
}
