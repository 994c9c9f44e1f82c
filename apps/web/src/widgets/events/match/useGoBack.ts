import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { historyIndex } from '../../../platform/links/historyIndex.ts';
import { isPlainClick } from '../../../platform/links/isPlainClick.ts';

/**
 * Goes back in history instead of following a link.
 * @returns undefined if the player came from outside; the link is then followed
 */
export function useGoBack(): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate();
  if (historyIndex() <= 0) return undefined;
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
