const GROUP = '[data-prices]';
const CELL = 'button[data-layout]';
/** A row's cells overlap by at least this share of their height. */
const SAME_ROW = 0.5;

type Direction = 'left' | 'right' | 'up' | 'down';

const directions: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/**
 * Makes every group of prices (`priceGroup`) of the document a single stop of Tab. Arrow keys move between prices as
 * they are placed on the screen, so that text direction and columns need no rules: left and right within a row of the
 * group, up and down also to the next group; Home and End go to the ends of the group. Call once for a document.
 * @returns a function that stops it
 */
export function watchPriceKeys(): () => void {
  const once = new AbortController();
  const { signal } = once;
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('focusin', ({ target }) => becomeStop(cellOf(target)), { signal });
  return () => once.abort();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Tab') return restoreStops();
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  const cell = cellOf(event.target);
  const next = cell && nextOf(cell, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Returns the price cell of a group that an event is about. */
function cellOf(target: EventTarget | null): HTMLElement | undefined {
  const cell = target instanceof HTMLElement && target.matches(CELL) ? target : undefined;
  return cell?.closest(GROUP) ? cell : undefined;
}

function nextOf(cell: HTMLElement, key: string): HTMLElement | undefined {
  const group = cell.closest(GROUP);
  if (!group) return undefined;
  if (key === 'Home') return visibleCells(group)[0];
  if (key === 'End') return visibleCells(group).at(-1);
  const direction = directions.get(key);
  if (direction === undefined) return undefined;
  const isAlong = direction === 'left' || direction === 'right';
  return isAlong ? besideOf(cell, group, direction) : rowBeyond(cell, group, direction);
}

/** Nearest cell of the same row to the left or right. */
function besideOf(cell: HTMLElement, group: Element, direction: 'left' | 'right'): HTMLElement | undefined {
  const from = cell.getBoundingClientRect();
  const distance = ({ left }: DOMRect) => (direction === 'left' ? from.left - left : left - from.left);
  const row = visibleCells(group)
    .map((one) => [one, one.getBoundingClientRect()] as const)
    .filter(([, rect]) => isSameRow(from, rect) && distance(rect) > 0);
  return row.toSorted(([, one], [, other]) => distance(one) - distance(other))[0]?.[0];
}

/** Cell of the nearest row above or below, in the groups of the same column of the page. */
function rowBeyond(cell: HTMLElement, group: Element, direction: 'up' | 'down'): HTMLElement | undefined {
  const from = cell.getBoundingClientRect();
  const lane = group.getBoundingClientRect();
  const distance = ({ top }: DOMRect) => (direction === 'up' ? from.top - top : top - from.top);
  const beyond = [...document.querySelectorAll(GROUP)]
    .filter((one) => overlaps(one.getBoundingClientRect(), lane))
    .flatMap(visibleCells)
    .map((one) => [one, one.getBoundingClientRect()] as const)
    .filter(([, rect]) => distance(rect) > 0 && !isSameRow(from, rect));
  const nearest = Math.min(...beyond.map(([, rect]) => distance(rect)));
  const aside = ({ left, width }: DOMRect) => Math.abs(left + width / 2 - from.left - from.width / 2);
  const row = beyond.filter(([, rect]) => distance(rect) < nearest + rect.height * SAME_ROW);
  return row.toSorted(([, one], [, other]) => aside(one) - aside(other))[0]?.[0];
}

function isSameRow(one: DOMRect, other: DOMRect): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) * SAME_ROW;
}

/** Returns whether two rectangles share a part of the page's width. */
function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right;
}

/** Cells of a group that the width of the list shows. */
function visibleCells(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(CELL)].filter((cell) => cell.getClientRects().length > 0);
}

/** Makes a focused cell the one that Tab reaches in its group. */
function becomeStop(cell: HTMLElement | undefined): void {
  const group = cell?.closest(GROUP);
  if (!cell || !group) return;
  for (const other of group.querySelectorAll<HTMLElement>(CELL)) other.tabIndex = other === cell ? 0 : -1;
}

/** Gives a stop to groups whose own is gone: its selection was removed, or its column is hidden. */
function restoreStops(): void {
  for (const group of document.querySelectorAll(GROUP)) {
    const cells = visibleCells(group);
    if (!cells.some(({ tabIndex }) => tabIndex === 0)) cells[0]?.setAttribute('tabindex', '0');
  }
}
