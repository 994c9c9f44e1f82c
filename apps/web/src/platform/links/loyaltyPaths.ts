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
    bonuses: office('bonuses'),
    promoCheck: office('promo-code-check'),
  } as const;
}
