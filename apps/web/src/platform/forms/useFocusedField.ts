import { useEffect, useRef, type RefObject } from 'react';

/** Devices with a keyboard: on others, focus would open the on-screen keyboard over the page. */
const DESKTOP = '(min-width: 1024px) and (pointer: fine)';

/**
 * Focuses the field of a search page on desktops instead of the page's content, which receives the focus when a page is
 * opened by a link. Ends with the next key or press of the player.
 * @returns ref of an element around the field
 */
export function useFocusedField(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const content = root.current?.closest('main');
    if (!content || !matchMedia(DESKTOP).matches) return;
    const focus = () => root.current?.querySelector('input')?.focus({ preventScroll: true });
    if (document.activeElement === content) focus();
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
