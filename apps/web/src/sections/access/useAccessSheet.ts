import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { isPageRemembered, rememberPage } from '../../features/session/session.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useSheets, withoutSheet, type Sheets } from '../../platform/links/sheets.ts';
import { useAfterEntry } from './useAfterEntry.ts';

export interface AccessSheet {
  /** True to show the sheet: for guests, and for a player who has just signed in with it until they continue. */
  readonly isShown: boolean;
  /** Continues once the player is signed in. */
  readonly onDone: () => void;
  readonly sheets: Sheets;
}

/**
 * Common state of the sign-in and registration sheets.
 * @param isOpen whether the site opens the sheet here
 */
export function useAccessSheet(isOpen: boolean): AccessSheet {
  const sheets = useSheets();
  const location = useLocation();
  const { status } = useSession();
  const hasBundle = useLazyBundle('access');
  const [wasGuest, setWasGuest] = useState(false);
  if (status === 'guest' && !wasGuest) setWasGuest(true);
  const isShown = isOpen && wasGuest && hasBundle;
  const onDone = useAfterEntry(sheets.close);
  // Sign-in through other pages returns to this one.
  const here = withoutSheet(location);
  useEffect(() => {
    if (isShown && !isPageRemembered()) rememberPage(here);
  }, [isShown, here]);
  // Sign-in in another tab applies here too.
  useEffect(() => onPlayerChange((player, by) => player && by !== 'player' && onDone()), [onDone]);
  return { isShown, onDone, sheets };
}
