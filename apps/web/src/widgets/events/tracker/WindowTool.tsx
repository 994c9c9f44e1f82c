import type { MatchRecord } from '@touchline/feed';
import { IconButton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../platform/page/hydration.ts';
import { closeTrackerWindow, hasTrackerWindows, openTrackerWindow, useTrackerWindow } from './ownWindow.ts';

export interface WindowToolProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Button that shows the tracker in a window over all others; nothing in browsers without such windows. */
export function WindowTool({ match, sport }: WindowToolProps) {
  const { t } = useTranslation('tracker');
  const isOpen = useTrackerWindow()?.matchId === match.id;
  if (!useHydrated() || !hasTrackerWindows()) return null;
  return (
    <IconButton
      icon="picture-in-picture"
      label={t('window')}
      tone="header"
      pressed={isOpen}
      onClick={() => {
        if (isOpen) closeTrackerWindow();
        // A refused window leaves the page as it is.
        else openTrackerWindow(match.id, sport).catch(() => undefined);
      }}
    />
  );
}
