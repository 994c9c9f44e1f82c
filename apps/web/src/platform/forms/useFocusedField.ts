import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the field of a search page when it opens: who opens it wants to type. Takes the focus from the page's content,
 * which receives it when a page is opened by a link, and from nothing else. Ends with the next key or press of the player.
 * @returns ref of an element around the field
 */
export function useFocusedField(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const content = root.current?.closest('main');
    if (!content) return;
    const focus = () => root.current?.querySelector('input')?.focus({ preventScroll: true });
    const { activeElement } = document;
    if (activeElement === content || activeElement === document.body) focus();
    const once = new AbortController();
    const { signal } = once;
    const end = () => once.abort();
    content.addEventListener('focus', focus, { signal });
    addEventListener('keydown', end, { signal, capture: true });
    addEventListener('pointerdown', end, { signal, capture: true });
    return end;
  }, []);
  return root;
}
