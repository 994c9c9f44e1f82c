import type { MouseEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';

/** A window beside the page that is about as large as a phone. */
const WINDOW = 'popup,width=480,height=820';

/** For a link to statistics: opens them in a window of their own where the player wants that. */
export function useOpenStatistics(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { isDisplayStatsInNewWindow } = useSnapshot(settings);
  return (event) => {
    if (isDisplayStatsInNewWindow !== 1) return;
    // A browser that opens no windows follows the link.
    if (open(event.currentTarget.href, 'statistics', WINDOW)) event.preventDefault();
  };
}
