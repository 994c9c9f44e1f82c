import type { Crumb } from '@touchline/ui';
import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { historyIndex } from '../../../platform/links/historyIndex.ts';
import { isPlainClick } from '../../../platform/links/isPlainClick.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

interface ShownList {
  /** Position in the tab's history, as numbered by the router. */
  readonly index: number;
  readonly href: string;
}

/** The list of bets that was shown last in this visit. */
let shown: ShownList | undefined;

/** Remembers the address of the list with its filters, for the way back from a bet. */
export function useShownList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = { index: historyIndex(), href: createPath({ pathname, search }) };
  }, [pathname, search]);
}

/**
 * Returns the address of the list that the player came from, with its filters. If it is the previous page of the tab,
 * following it goes back, so that the scroll position is restored.
 */
export function useListBefore(): Pick<Crumb, 'href' | 'onFollow'> {
  const paths = usePaths();
  const navigate = useNavigate();
  const isPrevious = shown?.index === historyIndex() - 1;
  const goBack: Crumb['onFollow'] = (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return { href: shown?.href ?? paths.history, onFollow: isPrevious ? goBack : undefined };
}
