import { pathsIn } from './paths.ts';

/** Addresses of the pages about bonuses in one language. */
export function bonusPathsIn(lang: string) {
  const { home } = pathsIn(lang);
  const office = (page: string) => `${home}/office/${page}`;
  return {
    bonuses: office('bonuses'),
    deposit: office('bonuses/deposit'),
    wager: office('bonuses/wager'),
    code: office('promo-code-check'),
    codes: office('promo-code-history'),
  };
}
