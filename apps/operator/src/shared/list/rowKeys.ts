import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';
const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * Arrow keys of a list: Down goes from the page's heading, the search field of the list or the table to the first row,
 * and Up and Down from row to row, in the same column. Elsewhere the keys keep their meaning.
 * @returns ref of the list's root
 */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const step = steps.get(event.key);
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (step === undefined || hasModifier || event.defaultPrevented || !list.current) return;
      const next = nextStop(list.current, event.target, step);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return list;
}

/** Returns the element to which a key moves the focus; undefined where the key isn't the list's. */
function nextStop(list: HTMLElement, from: EventTarget | null, step: 1 | -1): HTMLElement | undefined {
  if (!(from instanceof HTMLElement)) return undefined;
  const rows = [...list.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const row = from.closest('tr');
  const index = row ? rows.indexOf(row) : -1;
  if (index >= 0) return stopIn(rows[index + step], from.closest<HTMLTableCellElement>('td, th')?.cellIndex);
  return step === 1 && leadsToRows(list, from) ? stopIn(rows[0], undefined) : undefined;
}

/** Returns the element of a row in a column, else the link that names the row, else its first control. */
function stopIn(row: HTMLTableRowElement | undefined, column: number | undefined): HTMLElement | undefined {
  const cell = column === undefined ? undefined : row?.cells[column];
  const own = cell?.querySelector<HTMLElement>(FOCUSABLE);
  return (
    own ??
    row?.querySelector<HTMLElement>('a[href]') ??
    row?.querySelector<HTMLElement>(FOCUSABLE) ??
    undefined
  );
}

/** Returns whether Down on an element goes to the rows: the heading to which a page moves the focus, and fields above. */
function leadsToRows(list: HTMLElement, from: HTMLElement): boolean {
  if (from.matches('h1')) return document.querySelector('main table') === list.querySelector('table');
  return list.contains(from) && from.matches('input[type="search"], [role="group"][tabindex="0"]');
}
