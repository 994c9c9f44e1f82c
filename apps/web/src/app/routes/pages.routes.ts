import { pageTypes } from '../../platform/links/pageTypes.ts';
import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'betting',
  layout: 'main',
  who: 'anyone',
  words: ['betting', 'markets', 'sports'],
} satisfies RouteMeta;

const load = () => import('../../sections/betting/PageTypeScreen.tsx');

/** Pages that stand in for home: what each is made of is in `sections/betting/pages/pageFacts.ts`. */
const pageRows = pageTypes.map((type): RouteRow => ({
  id: `page-${type}`,
  path: type,
  meta: { ...meta, words: [...meta.words, 'pages'] },
  load,
}));

export const pagesRoutes: readonly RouteRow[] = [
  ...pageRows,
  {
    id: 'favorites',
    path: 'favorites',
    meta: { ...meta, words: [...meta.words, 'favorites'] },
    load: () => import('../../sections/betting/FavoritesScreen.tsx'),
  },
];
