import type { ReactNode } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { useHydrated } from '../../platform/page/hydration.ts';
import type { RouteMeta } from '../routes/row.ts';

/** Few sessions end while one of the player's own pages is open. */
const SignedOut = lazyView(() => import('./frames/SignedOut.tsx'));

/** Content of a page; for a page of a player whose session has ended, the way to sign in again. */
export function PlayersPage({ who, children }: Pick<RouteMeta, 'who'> & { readonly children: ReactNode }) {
  const { status } = useSession();
  // The server's page has a skeleton in place of such a screen.
  const isLost = useHydrated() && who === 'player' && status === 'guest';
  return isLost ? <SignedOut /> : children;
}
