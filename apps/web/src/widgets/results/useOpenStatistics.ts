import type { MouseEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';

/** Features of the popup, about the size of a phone. */
const WINDOW = 'popup,width=480,height=820';

/** Click handler of links to statistics: opens them in a new window if the player enables it. */
export function useOpenStatistics(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { isDisplayStatsInNewWindow } = useSnapshot(settings);
  return (event) => {
    if (isDisplayStatsInNewWindow !== 1) return;
    // If the browser blocks the window, the link is followed.
    if (open(event.currentTarget.href, 'statistics', WINDOW)) event.preventDefault();
  };
}
