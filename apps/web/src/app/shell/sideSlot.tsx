import { SportMenuSkeleton } from '@touchline/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';

const SideMenu = lazy(async () => {
  const { SideMenu: component } = await import('../../sections/betting/SideMenu.tsx');
  return { default: component };
});

/** The menu of sports at the start of the page, from 1024 pixels. */
export function sideSlot(): ReactNode {
  return <Side />;
}

/** Phones don't even load it. */
function Side() {
  return (
    useIsDesk() && (
      <Suspense fallback={<SportMenuSkeleton />}>
        <SideMenu />
      </Suspense>
    )
  );
}
