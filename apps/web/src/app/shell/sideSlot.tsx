import { breakpoints, SportMenuSkeleton, type MainLayoutProps } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { foldColumns, settings } from '../../features/settings/settings.store.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';

const SideMenu = lazyView(() => import('../../sections/betting/SideMenu.tsx'), SportMenuSkeleton);

/** Menu of the account, which replaces the sports menu on its pages. */
const OfficeNav = lazyView(() => import('./frames/OfficeNav.tsx'), SportMenuSkeleton);

/** Sports menu at the start of the page, from 1024 px. */
export function sideSlot(): ReactNode {
  return <Side />;
}

/** Menu of the account in place of the sports menu. */
export function officeSlot(): ReactNode {
  return <OfficeSide />;
}

/**
 * Folding of the sports menu; stored on the device. On narrow desktops the menu is folded from the start, and a
 * change there applies only to this visit and not to wider windows. The stylesheet folds it too, so that the server's
 * page, which doesn't know the width, keeps its columns when the app continues it.
 */
export function useSidePanel(): Pick<MainLayoutProps, 'sidePanel' | 'sideOnLow'> {
  const { t } = useTranslation('common');
  const { leftSectionDisplayState } = useSnapshot(settings);
  const isWide = useMedia(breakpoints.wide);
  const [isAwayHere, putAwayHere] = useState(true);
  return {
    sideOnLow: isAwayHere ? 'hidden' : 'shown',
    sidePanel: {
      hidden: isWide ? leftSectionDisplayState === 1 : isAwayHere,
      label: t('nav.sportsMenu'),
      onHiddenChange: isWide
        ? (isHidden) => foldColumns({ leftSectionDisplayState: isHidden ? 1 : 0 })
        : putAwayHere,
    },
  };
}

/** Not loaded on phones. */
function Side() {
  return useIsDesk() && <SideMenu />;
}

function OfficeSide() {
  return useIsDesk() && <OfficeNav />;
}
