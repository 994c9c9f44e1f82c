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

const deviceMeta = { ...bettingMeta, showsDevice: true } satisfies RouteMeta;

const matchMeta = {
  ...bettingMeta,
  namespaces: [...bettingMeta.namespaces, 'marketsMore', 'events', 'tracker'],
  ownPhoneHeader: true,
} satisfies RouteMeta;

const list = () => import('../../sections/betting/SectionScreen.tsx');
const match = () => import('../../sections/betting/MatchScreen.tsx');

/** `{section}/{part}?/{sport}?/{champ}?/{game}`: parts come first, since a sport could occupy the same segment. */
function sectionRows(section: Section): RouteRow[] {
  const parts = menuSections[section].map((menu) => ({
    id: `${section}-${menu}`,
    path: `${section}/${menu}`,
    meta: menu === 'favorites' ? deviceMeta : bettingMeta,
  }));
  return [...parts, { id: section, path: section, meta: bettingMeta }].flatMap(({ id, path, meta }) => [
    { id, path: `${path}/:sport?/:champ?`, meta, load: list },
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
    meta: { ...bettingMeta, namespaces: [...bettingMeta.namespaces, 'home'] },
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
      movesMoney: true,
      showsDevice: true,
    },
    load: () => import('../../sections/coupon/CouponScreen.tsx'),
  },
];
