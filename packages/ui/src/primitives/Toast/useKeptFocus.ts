import { useEffect, useReducer, useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * The focus of a list whose entries go away: it stays in the list while one is left, and returns to where it
 * came from with the last. The key that leads in leads out again.
 * @param ref the list
 * @param size how many entries it has now
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, size: number) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const last = useRef<Element | null>(null);
  const [within, setWithin] = useState(false);
  const [looks, lookAgain] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.code !== 'F6' || !ref.current?.contains(document.activeElement)) return;
      // The region's own handler of the same key would take the focus back.
      event.stopImmediatePropagation();
      cameFrom.current?.focus();
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [ref]);

  useEffect(() => {
    const list = ref.current;
    if (!within || list?.contains(document.activeElement)) return;
    // An entry that went away took the focus with it; who pressed beside the list moved it.
    const taken = last.current?.isConnected === false;
    last.current = null;
    if (taken && size > 0) list?.focus();
    else {
      setWithin(false);
      if (taken) cameFrom.current?.focus();
    }
  }, [ref, size, within, looks]);

  return {
    /** The focus is in the list. */
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
