import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page that was shown last; the shell may have come anew since. */
let seen: string | undefined;
/** The new page wasn't there yet. */
let isWaiting = false;

/** A new page starts at its content for those who read by ear or by keyboard; the first one at its top. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    isWaiting = seen !== undefined && seen !== pathname;
    seen = pathname;
    focusPage();
  }, [pathname]);
}

/** Of frames that come after their page was asked for. */
export function useFocusWhenThere(): void {
  useEffect(focusPage, []);
}

function focusPage(): void {
  const content = isWaiting ? document.getElementById('content') : null;
  content?.focus({ preventScroll: true });
  if (content) isWaiting = false;
}
