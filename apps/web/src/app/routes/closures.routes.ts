import type { Closed } from '../../sections/blocked/BlockScreen.tsx';
import type { RouteMeta, RouteRow } from './row.ts';
import { idOfPath } from './unavailable.ts';

const meta = {
  section: 'blocked',
  layout: 'blocked',
  who: 'anyone',
  isGated: true,
  namespaces: ['blocked'],
} satisfies RouteMeta;

/** Path -> reason shown on the page. */
const pages: Readonly<Record<string, Closed>> = {
  block: 'blocked',
  'block-ua': 'country',
  'block-ie': 'country',
  'site-updates': 'updates',
  'coming-soon': 'soon',
  suspension: 'suspension',
  'user/ban': 'ban',
  oldbrowser: 'browser',
};

const closedRows = Object.entries(pages).map(([path, closed]): RouteRow => ({
  id: idOfPath(path),
  path,
  meta,
  load: async () => {
    const { blockScreen } = await import('../../sections/blocked/BlockScreen.tsx');
    return { Component: blockScreen(closed) };
  },
}));

/** The error page and the closure pages; each can be entered only while its reason applies. */
export const closureRoutes: readonly RouteRow[] = [
  {
    id: 'error',
    path: '500',
    meta: { section: 'errors', layout: 'empty', who: 'anyone', namespaces: [] },
    load: () => import('../errors/ErrorScreen.tsx'),
  },
  ...closedRows,
  {
    id: 'maintenance',
    path: 'maintenance',
    meta: { ...meta, layout: 'maintenance' },
    load: () => import('../shell/frames/MaintenanceScreen.tsx'),
  },
];
