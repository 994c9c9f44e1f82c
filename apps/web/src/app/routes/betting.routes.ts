import { late } from './late.ts';
import { menuSections } from '../../platform/links/menuSections.ts';
import { pageTypes } from '../../platform/links/pageTypes.ts';
import type { Section } from '../../platform/links/paths.ts';
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

/** `{section}/{part of it}?/{sport}?/{champ}?/{game}`: parts come first, since a sport could stand in their place. */
function sectionRows(section: Section): RouteRow[] {
  const places = menuSections[section].map((menu) => [`${section}-${menu}`, `${section}/${menu}`] as const);
  return [...places, [section, section] as const].flatMap(([id, path]) => [
    { id, path: `${path}/:sport?/:champ?`, meta: { ...meta, flag: section }, load: list },
    {
      id: `${id}-match`,
      path: `${path}/:sport/:champ/:game`,
      meta: { ...matchMeta, flag: section },
      load: match,
    },
  ]);
}

const page = late('PageTypeScreen');

/** Pages that stand in for home: what each is made of is in `sections/betting/pages/pageFacts.ts`. */
const pageRows = pageTypes.map((type): RouteRow => ({
  id: `page-${type}`,
  path: type,
  meta: { ...meta, words: [...meta.words, 'pages'] },
  load: page,
}));

export const bettingRoutes: readonly RouteRow[] = [
  {
    id: 'home',
    path: '',
    meta,
    load: () => import('../../sections/betting/HomeScreen.tsx'),
    topics: ['live', 'line'],
  },
  ...pageRows,
  {
    id: 'favorites',
    path: 'favorites',
    meta: { ...meta, words: [...meta.words, 'favorites'] },
    load: late('FavoritesScreen'),
  },
  ...sectionRows('live'),
  ...sectionRows('line'),
  {
    id: 'coupon',
    path: 'user/coupon',
    meta: { ...meta, words: [...meta.words, 'coupon'], flag: 'coupon', hides: ['quickCoupon', 'footer'] },
    load: () => import('../../sections/coupon/CouponScreen.tsx'),
  },
];
