import { bonusGames } from '../../platform/links/bonusGames.ts';
import type { RedirectRow, RouteMeta } from './row.ts';
import { idOfPath } from './unavailable.ts';

const meta = { section: 'errors', layout: 'empty', who: 'anyone', namespaces: [] } satisfies RouteMeta;

/** Old path -> new path, both after the language; a parameter is passed on if both have it. */
const leads: Readonly<Record<string, string>> = {
  office: 'office/menu',
  'office/menu': 'office/menu/profile',
  account: 'office/menu/profile',
  'office/email-subscription': 'office/mailing-settings',
  information: 'information/about',
  cyber: 'cyber/real',
  coupon: 'user/coupon',
  login: 'user/login',
  forgotpassword: 'user/forgotpassword',
  'lpage/:landingId': 'landing-page/:landingId',
  'lotto/results': 'results',
  'lotto/view': 'results',
  'allgamesentrance/:gameRoute?': 'games/:gameRoute?',
  ...Object.fromEntries(bonusGames.map(({ old, route }) => [old, `games/${route}`])),
  'promo/:promotionId': 'promotions/:promotionId',
  'promotion/:promotionId': 'promotions/:promotionId',
  'actions/:promotionId': 'promotions/:promotionId',
  'information/promotions/:promotionId': 'promotions/:promotionId',
  bonus: 'bonus/rules',
  bonuses: 'bonus/rules',
  'bonuses/:id': 'bonus/:id',
  offers: 'offers/rules',
  'bonuses-offers': 'offers/rules',
  'bonuses-offers/:id': 'offers/:id',
};

/** Redirects from the product's former addresses and from short ones. */
export const redirectRoutes: readonly RedirectRow[] = Object.entries(leads).map(([path, redirect]) => ({
  id: `old-${idOfPath(path)}`,
  path,
  meta,
  redirect,
}));
