import type { RouteMeta, RouteRow } from './row.ts';
import { unavailableRows } from './unavailable.ts';

const meta = {
  section: 'information',
  layout: 'main',
  who: 'anyone',
  namespaces: ['titles', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

export const informationRoutes: readonly RouteRow[] = [
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
    points: 'points',
  }),
  ...unavailableRows(
    { ...meta, needs: 'payment', isGated: true },
    { 'information/payment': 'paymentMethods' },
  ),
  ...unavailableRows(meta, { 'information/rules/:ruleGroup?/:chapter?': 'rules' }),
  // Shown inside a frame of another page, so without a layout.
  ...unavailableRows(
    { ...meta, layout: 'clear', namespaces: ['titles'] },
    { 'information/rules-frame/:ruleGroup?/:chapter?': 'rules' },
  ),
];
