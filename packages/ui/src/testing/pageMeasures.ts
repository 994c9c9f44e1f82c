import { expect } from 'storybook/test';

export interface PageMeasures {
  readonly bodyWidth: number;
  readonly scrolled: number;
  /** Edges of something fixed at the end of the line of text, such as a header's last button. */
  readonly fixed: readonly [start: number, end: number];
}

/** Measures what jumps when a page loses its scrollbar. */
export function pageAsItIs(): PageMeasures {
  const probe = document.createElement('div');
  Object.assign(probe.style, {
    position: 'fixed',
    insetInlineEnd: '0',
    insetBlockStart: '0',
    inlineSize: '40px',
  });
  document.body.append(probe);
  const { left, right } = probe.getBoundingClientRect();
  probe.remove();
  return {
    bodyWidth: document.body.getBoundingClientRect().width,
    scrolled: window.scrollY,
    fixed: [left, right],
  };
}

/** Expects the page to stand where it stood. */
export async function holdsStill(before: PageMeasures): Promise<void> {
  await expect(pageAsItIs()).toEqual(before);
}

/**
 * Lets the on-screen keyboard of a phone come up: the visible area shrinks, the page does not.
 * @param height how much of the page it covers
 * @returns what takes it away again
 */
export function raiseKeyboard(height: number): () => void {
  const area = window.visualViewport;
  if (!area) throw new Error('This browser tells nothing of its visible area');
  const tell = () => area.dispatchEvent(new Event('resize'));
  Object.defineProperty(area, 'height', { configurable: true, get: () => window.innerHeight - height });
  tell();
  return () => {
    // The browser's own figure lies on the prototype and is seen again.
    Reflect.deleteProperty(area, 'height');
    tell();
  };
}
