import { pageTypes } from '@touchline/contract/pages';
import { bettingMeta } from './betting.routes.ts';
import type { RouteRow } from './row.ts';

const load = () => import('../../sections/betting/PageTypeScreen.tsx');

/** Alternative home pages; their content is defined in `sections/betting/pages/pageTypeData.ts`. */
const pageRows = pageTypes.map((type): RouteRow => ({
  id: `page-${type}`,
  path: type,
  meta: { ...bettingMeta, namespaces: [...bettingMeta.namespaces, 'pages'] },
  load,
}));

export const pagesRoutes: readonly RouteRow[] = [
  ...pageRows,
  {
    id: 'favorites',
    path: 'favorites',
    meta: { ...bettingMeta, namespaces: [...bettingMeta.namespaces, 'favorites'], showsDevice: true },
    load: () => import('../../sections/betting/FavoritesScreen.tsx'),
  },
];
