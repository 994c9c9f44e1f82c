import type { RouteMeta, RouteRow } from './row.ts';

const meta = {
  section: 'cyber',
  layout: 'main',
  who: 'anyone',
  namespaces: ['cyber', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

const load = () => import('../../sections/cyber/CyberScreen.tsx');

/** The section resolves its own pages, since types, disciplines and fixed words share a segment. */
export const cyberRoutes: readonly RouteRow[] = [
  { id: 'cyber-game', path: 'cyber/:a/:b/:c/:d', meta: { ...meta, ownPhoneHeader: true }, load },
  { id: 'cyber', path: 'cyber/:a/:b?/:c?', meta, load },
];
