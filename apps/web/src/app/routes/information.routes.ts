import type { RouteMeta, RouteRow } from './row.ts';
import { unavailableRows } from './unavailable.ts';

const meta = {
  section: 'information',
  layout: 'main',
  who: 'anyone',
  namespaces: ['titles', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

export const informationRoutes: readonly RouteRow[] = [
  {
    id: 'points',
    path: 'points',
    meta: { ...meta, section: 'loyalty', title: 'points', namespaces: [...meta.namespaces, 'rewards'] },
    load: () => import('../../sections/loyalty/PointsScreen.tsx'),
  },
  ...unavailableRows(meta, {
    'information/contacts': 'contacts',
    'information/about': 'about',
    'information/cookies': 'cookies',
    'information/licenses': 'licenses',
    'information/responsiblegaming': 'responsible',
    'information/amlpolicy': 'amlPolicy',
    'information/kycpolicy': 'kycPolicy',
    'information/disputeresolution': 'disputes',
    'information/cash_terminals': 'cashTerminals',
    'information/howbet': 'howToBet',
    'betting-alphabet/:block?/:category?/:slug?': 'alphabet',
    'football-champions-rules/:chapter?': 'footballRules',
    'betting-awards': 'awards',
  }),
  {
    id: 'information-payment',
    path: 'information/payment',
    meta: {
      ...meta,
      needs: 'payment',
      isGated: true,
      title: 'paymentMethods',
      namespaces: [...meta.namespaces, 'payments'],
    },
    load: () => import('../../sections/payments/OfferScreen.tsx'),
  },
  ...unavailableRows(meta, { 'information/rules/:ruleGroup?/:chapter?': 'rules' }),
  // Shown inside a frame of another page, so without a layout.
  ...unavailableRows(
    { ...meta, layout: 'clear', namespaces: ['titles'] },
    { 'information/rules-frame/:ruleGroup?/:chapter?': 'rules' },
  ),
];
