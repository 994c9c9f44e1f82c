import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Page that was shown last; outlives a remount of the shell. */
let seen: string | undefined;
/** True if the new page wasn't mounted yet and still has to be focused. */
let isWaiting = false;

/**
 * Moves the focus to the content of a new page, for screen-reader and keyboard users; the first page starts at its
 * top.
 */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    isWaiting = seen !== undefined && seen !== pathname;
    seen = pathname;
    focusPage();
  }, [pathname]);
}

/** Focuses the page content once a lazily loaded frame has mounted. Each frame with a chunk of its own calls it. */
export function useFocusWhenThere(): void {
  useEffect(focusPage, []);
}

function focusPage(): void {
  const content = isWaiting ? document.getElementById('content') : null;
  content?.focus({ preventScroll: true });
  if (content) isWaiting = false;
}
