import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Goes back to where the player came from, in place of following a link.
 * @returns undefined when they came from elsewhere: then the link leads on
 */
export function useGoBack(): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate();
  if (!hasPageBefore()) return undefined;
  return (event) => {
    // Another button or key means another tab.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/** Whether a page of the app comes before this one in the tab's history: the router numbers them, also over a reload. */
function hasPageBefore(): boolean {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
