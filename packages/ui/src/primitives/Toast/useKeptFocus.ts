import { useEffect, useReducer, useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * Manages focus in a list whose entries are removed: focus stays in the list while entries are left, and returns to
 * the previously focused element after the last one. The key that moves focus into the list moves it out again.
 * @param ref the list
 * @param size current number of entries
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, size: number) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const last = useRef<Element | null>(null);
  const [within, setWithin] = useState(false);
  const [looks, lookAgain] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.code !== 'F6' || !ref.current?.contains(document.activeElement)) return;
      // The region's own handler for the same key would move focus back.
      event.stopImmediatePropagation();
      cameFrom.current?.focus();
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [ref]);

  useEffect(() => {
    const list = ref.current;
    if (!within || list?.contains(document.activeElement)) return;
    // Focus was lost with a removed entry; a press outside the list moves focus on purpose.
    const taken = last.current?.isConnected === false;
    last.current = null;
    if (taken && size > 0) list?.focus();
    else {
      setWithin(false);
      if (taken) cameFrom.current?.focus();
    }
  }, [ref, size, within, looks]);

  return {
    /** Whether focus is in the list. */
    within,
    onFocus(event: FocusEvent) {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
      last.current = event.target;
      setWithin(true);
    },
    onBlur() {
      lookAgain();
    },
  };
}
