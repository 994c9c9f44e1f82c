import { useRef, useState } from 'preact/hooks';

interface RovingItem {
  readonly tabIndex: 0 | -1;
  readonly 'data-index': number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One tab stop for a grid of buttons; arrows, Home and End move within it. The grid's columns keep their direction in
 * right-to-left languages, as scenes don't mirror.
 * @returns the props of the button at an index
 */
export function useRoving(count: number, columns: number): (index: number) => RovingItem {
  const [current, setCurrent] = useState(0);
  const moves = useRef({ count, columns });
  moves.current = { count, columns };
  return (index) => ({
    tabIndex: index === Math.min(current, count - 1) ? 0 : -1,
    'data-index': index,
    onFocus: () => setCurrent(index),
    onKeyDown: (event) => {
      const next = nextIndex(event.key, index, moves.current);
      if (next === undefined || !(event.currentTarget instanceof HTMLElement)) return;
      event.preventDefault();
      const grid = event.currentTarget.closest('[data-roving]');
      grid?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    },
  });
}

/** Returns the index that a key leads to in a grid, or undefined for other keys and at the edges. */
export function nextIndex(
  key: string,
  index: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | undefined {
  const row = Math.floor(index / columns);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index % columns === columns - 1 ? -1 : index + 1,
    ArrowLeft: index % columns === 0 ? -1 : index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: row * columns,
    End: Math.min(row * columns + columns, count) - 1,
  };
  const next = targets[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}
