/** Attribute of an element where a press moves money: a button such as “Place bet”, or the frame of a game. */
export const moneyArea = { 'data-money': '' } as const;

/**
 * Returns the visible rectangles of all elements with `moneyArea`.
 * @param except element whose own buttons don't count
 */
export function moneyRects(except: Element): readonly DOMRect[] {
  const areas = [...document.querySelectorAll('[data-money]')].filter((area) => !except.contains(area));
  return areas
    .map((area) => area.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
