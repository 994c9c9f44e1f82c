import { menuSections } from '@touchline/contract/pages';
import type { Section } from '../../platform/links/paths.ts';
import type { RouteMeta, RouteRow } from './row.ts';

/** Route metadata shared by match pages. */
export const bettingMeta = {
  section: 'betting',
  layout: 'main',
  who: 'anyone',
  namespaces: ['betting', 'markets', 'sports'],
} satisfies RouteMeta;

const matchMeta = { ...bettingMeta, ownPhoneHeader: true } satisfies RouteMeta;

const list = () => import('../../sections/betting/SectionScreen.tsx');
const match = () => import('../../sections/betting/MatchScreen.tsx');

/** `{section}/{part}?/{sport}?/{champ}?/{game}`: parts come first, since a sport could occupy the same segment. */
function sectionRows(section: Section): RouteRow[] {
  const places = menuSections[section].map((menu) => [`${section}-${menu}`, `${section}/${menu}`] as const);
  return [...places, [section, section] as const].flatMap(([id, path]) => [
    { id, path: `${path}/:sport?/:champ?`, meta: bettingMeta, load: list },
    {
      id: `${id}-match`,
      path: `${path}/:sport/:champ/:game`,
      meta: matchMeta,
      load: match,
    },
  ]);
}

/** The usual entry pages of a visit, including the coupon. */
export const bettingRoutes: readonly RouteRow[] = [
  {
    id: 'home',
    path: '',
    meta: bettingMeta,
    load: () => import('../../sections/betting/HomeScreen.tsx'),
    topics: ['live', 'line'],
  },
  ...sectionRows('live'),
  ...sectionRows('line'),
  {
    id: 'coupon',
    path: 'user/coupon',
    meta: {
      ...bettingMeta,
      namespaces: [...bettingMeta.namespaces, 'coupon'],
      hides: ['quickCoupon', 'footer'],
    },
    load: () => import('../../sections/coupon/CouponScreen.tsx'),
  },
];
