import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onPlayerChange } from '../../features/session/session.api.ts';
import { isPageRemembered, rememberPage } from '../../features/session/session.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { useSheets, withoutSheet, type Sheets } from '../../platform/links/sheets.ts';
import { useGoOn } from './useGoOn.ts';

export interface AccessSheet {
  /** Whether there is anything to show: guests see it, and whoever came in by it until they go on. */
  readonly isShown: boolean;
  /** The player is in. */
  readonly onDone: () => void;
  readonly sheets: Sheets;
}

/** What sign-in and registration have in common as they lie over a page. @param isOpen whether the site opens it here */
export function useAccessSheet(isOpen: boolean): AccessSheet {
  const sheets = useSheets();
  const location = useLocation();
  const { status } = useSession();
  const hasWords = useLateWords('access');
  const [wasGuest, setWasGuest] = useState(false);
  if (status === 'guest' && !wasGuest) setWasGuest(true);
  const isShown = isOpen && wasGuest && hasWords;
  const onDone = useGoOn(sheets.close);
  // Ways that lead over other pages come back to this one.
  const here = withoutSheet(location);
  useEffect(() => {
    if (isShown && !isPageRemembered()) rememberPage(here);
  }, [isShown, here]);
  // Who came in by another tab is in here too.
  useEffect(() => onPlayerChange((player, by) => player && by !== 'player' && onDone()), [onDone]);
  return { isShown, onDone, sheets };
}
