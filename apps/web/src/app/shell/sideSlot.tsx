import { SportMenuSkeleton, type MainLayoutProps } from '@touchline/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { changeSettings, settings } from '../../features/settings/settings.store.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { lateView } from '../../platform/parts/lateView.ts';

const SideMenu = lateView(async () => {
  const { SideMenu: component } = await import('../../sections/betting/SideMenu.tsx');
  return { default: component };
});

/** The menu of sports at the start of the page, from 1024 pixels. */
export function sideSlot(): ReactNode {
  return <Side />;
}

/** How the player puts the menu away, and brings it back; the device remembers it. */
export function useSidePanel(): MainLayoutProps['sidePanel'] {
  const { t } = useTranslation('common');
  const { leftSectionDisplayState } = useSnapshot(settings);
  return {
    hidden: leftSectionDisplayState === 1,
    label: t('nav.sportsMenu'),
    onHiddenChange: (isHidden) => changeSettings({ leftSectionDisplayState: isHidden ? 1 : 0 }),
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
