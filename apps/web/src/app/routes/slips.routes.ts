import type { RouteMeta, RouteRow } from './row.ts';

/** Translations of the menu and the coupon next to the page. */
const aroundIt = ['betting', 'coupon', 'markets', 'marketsMore', 'sports'] as const;

const calculator = {
  section: 'calculator',
  layout: 'main',
  who: 'anyone',
  namespaces: ['calculator', 'settings', ...aroundIt],
} satisfies RouteMeta;

const calculatorScreen = () => import('../../sections/calculator/CalculatorScreen.tsx');

/** Pages related to the coupon: ready-made coupons and the bet calculator. */
export const slipsRoutes: readonly RouteRow[] = [
  {
    id: 'express-day',
    path: 'express-day',
    meta: {
      section: 'express',
      layout: 'main',
      who: 'anyone',
      namespaces: ['slips', ...aroundIt],
    },
    load: () => import('../../sections/express/ExpressScreen.tsx'),
  },
  {
    id: 'betting-calculator',
    path: 'information/betting-calculator',
    meta: calculator,
    load: calculatorScreen,
  },
  { id: 'calc', path: 'information/calc', meta: calculator, load: calculatorScreen },
];
