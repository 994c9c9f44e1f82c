import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Goes back in history instead of following a link.
 * @returns undefined if the player came from outside; the link is then followed
 */
export function useGoBack(): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate();
  if (!hasPageBefore()) return undefined;
  return (event) => {
    // Other buttons or modifier keys open another tab.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/** Whether the tab's history has a previous page of the app: the router numbers entries, also across a reload. */
function hasPageBefore(): boolean {
  const state: unknown = globalThis.history?.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
