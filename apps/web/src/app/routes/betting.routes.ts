import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'betting',
  layout: 'main',
  who: 'anyone',
  words: ['betting', 'markets', 'sports'],
} satisfies RouteMeta;

const matchMeta = { ...meta, ownPhoneHeader: true } satisfies RouteMeta;

const list = () => import('../../sections/betting/SectionScreen.tsx');
const match = () => import('../../sections/betting/MatchScreen.tsx');

export const bettingRoutes: readonly RouteRow[] = [
  { id: 'home', path: '', meta, load: () => import('../../sections/betting/HomeScreen.tsx') },
  { id: 'live', path: 'live/:sport?/:champ?', meta: { ...meta, flag: 'live' }, load: list },
  { id: 'live-match', path: 'live/:sport/:champ/:game', meta: { ...matchMeta, flag: 'live' }, load: match },
  { id: 'line', path: 'line/:sport?/:champ?', meta: { ...meta, flag: 'line' }, load: list },
  { id: 'line-match', path: 'line/:sport/:champ/:game', meta: { ...matchMeta, flag: 'line' }, load: match },
  {
    id: 'coupon',
    path: 'user/coupon',
    meta: { ...meta, words: [...meta.words, 'coupon'], flag: 'coupon', hides: ['quickCoupon', 'footer'] },
    load: () => import('../../sections/coupon/CouponScreen.tsx'),
  },
];
