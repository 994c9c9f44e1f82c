import type { RouteMeta, RouteRow } from './row.ts';
import { idOfPath, unavailableRows } from './unavailable.ts';

const namespaces = ['titles', 'betting', 'markets', 'sports'] as const;
const main = { layout: 'main', who: 'anyone', namespaces } as const;

const apps = { ...main, section: 'apps' } satisfies RouteMeta;
const landing = {
  section: 'landings',
  layout: 'headless',
  who: 'anyone',
  namespaces: ['titles'],
} satisfies RouteMeta;

/** Pages outside betting and the account: apps, support, news, partners, lotteries, campaigns. */
export const companyRoutes: readonly RouteRow[] = [
  ...unavailableRows(apps, {
    mobile: 'mobileApp',
    desktop: 'desktopApp',
    'desktop/instructions/:id': 'appInstructions',
    'desktop/qr-codes/:qrName': 'appQr',
  }),
  ...unavailableRows(
    { ...main, section: 'support' },
    {
      support: 'support',
      'support/email': 'supportEmail',
      'support/contacts': 'contacts',
      callback: 'callback',
    },
  ),
  ...unavailableRows({ ...main, section: 'support', who: 'player' }, { 'call-history': 'callHistory' }),
  ...unavailableRows({ ...main, section: 'news' }, { 'news/:slug?': 'news' }),
  ...unavailableRows({ ...main, section: 'partners' }, { partners: 'partners' }),
  {
    id: 'brands',
    path: 'brands',
    meta: { ...main, section: 'casino', title: 'brands', namespaces: [...namespaces, 'casino'] },
    load: () => import('../../sections/casino/BrandsScreen.tsx'),
  },
  {
    id: idOfPath('ourpartners/:section?'),
    path: 'ourpartners/:section?',
    meta: { ...main, section: 'partners', title: 'partners' },
    load: () => import('../../sections/partners/RemoteScreen.tsx'),
  },
  ...unavailableRows(
    { ...main, section: 'lotto', isGated: true, isRestricted: true },
    { 'lotto/:sectionName?/:lottoId?': 'lotto' },
  ),
  ...unavailableRows(
    { ...main, section: 'toto', isGated: true, isRestricted: true },
    {
      'toto/:totoSection?': 'toto',
      'toto/:totoSection/draw/:drawId?': 'totoDraw',
      'toto/:totoSection/next': 'totoNext',
      'toto/:totoSection/coupons': 'totoCoupons',
      'toto/:totoSection/draws': 'totoDraws',
      'toto/:totoSection/nonimees': 'totoNominees',
    },
  ),
  ...unavailableRows(landing, { 'landing-page/:landingId': 'landing' }),
  ...unavailableRows(
    { ...landing, section: 'statistics', hides: ['footer'] },
    { 'statisticpopup/*': 'statistics' },
  ),
];
