import { breakpoints, SportMenuSkeleton, type MainLayoutProps } from '@touchline/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { foldColumns, settings } from '../../features/settings/settings.store.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { lateView } from '../../platform/parts/lateView.ts';

const SideMenu = lateView(async () => {
  const { SideMenu: component } = await import('../../sections/betting/SideMenu.tsx');
  return { default: component };
});

/** The menu of sports at the start of the page, from 1024 pixels. */
export function sideSlot(): ReactNode {
  return <Side />;
}

/**
 * How the player puts the menu away, and brings it back; the device remembers it. On narrow desks it is away from the
 * start, and what the player does there holds for the visit: it says nothing about wider ones.
 */
export function useSidePanel(): MainLayoutProps['sidePanel'] {
  const { t } = useTranslation('common');
  const { leftSectionDisplayState } = useSnapshot(settings);
  const isWide = useMedia(breakpoints.wide);
  const [isAwayHere, putAwayHere] = useState(true);
  return {
    hidden: isWide ? leftSectionDisplayState === 1 : isAwayHere,
    label: t('nav.sportsMenu'),
    onHiddenChange: isWide
      ? (isHidden) => foldColumns({ leftSectionDisplayState: isHidden ? 1 : 0 })
      : putAwayHere,
  };
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
