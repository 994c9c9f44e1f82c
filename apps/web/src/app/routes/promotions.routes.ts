import type { RouteMeta, RouteRow } from './row.ts';
import { unavailableRows } from './unavailable.ts';

const meta = {
  section: 'promotions',
  layout: 'main',
  who: 'anyone',
  isGated: true,
  isRestricted: true,
  namespaces: ['titles', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

/** A site uses one of two families of addresses for its bonuses; both lead to the same pages. */
export const promotionsRoutes: readonly RouteRow[] = [
  ...unavailableRows(meta, {
    promo: 'promo',
    'promotions/:promotionId': 'promotion',
    'bonus/rules': 'bonusRules',
    'bonus/games': 'bonusGames',
    'bonus/rules/:id': 'bonusRules',
    'bonus/partners/:id': 'bonusPartner',
    'bonus/:id': 'bonus',
    'offers/rules': 'bonusRules',
    'offers/games': 'bonusGames',
    'offers/rules/:id': 'bonusRules',
    'offers/partners/:id': 'bonusPartner',
    'offers/:id': 'bonus',
  }),
  ...unavailableRows(
    { ...meta, layout: 'headless', namespaces: ['titles'] },
    { 'bonus/landing/:landingId': 'bonusLanding' },
  ),
];
