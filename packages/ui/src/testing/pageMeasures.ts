import { expect } from 'storybook/test';

export interface PageMeasures {
  readonly bodyWidth: number;
  readonly scrolled: number;
  /** Start and end edge of an element fixed at the inline end, such as the last button of the header. */
  readonly fixed: readonly [start: number, end: number];
}

/** Measures what shifts when a page loses its scrollbar. */
export function measurePage(): PageMeasures {
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

/** Expects the page not to have shifted. */
export async function expectNoShift(before: PageMeasures): Promise<void> {
  await expect(measurePage()).toEqual(before);
}

/**
 * Simulates the on-screen keyboard of a phone: the visual viewport shrinks, the page doesn't.
 * @param height covered height in CSS pixels
 * @returns function that closes the keyboard
 */
export function simulateKeyboard(height: number): () => void {
  const area = window.visualViewport;
  if (!area) throw new Error('This browser tells nothing of its visible area');
  const notify = () => area.dispatchEvent(new Event('resize'));
  Object.defineProperty(area, 'height', { configurable: true, get: () => window.innerHeight - height });
  notify();
  return () => {
    // Removes the override, so that the browser's value on the prototype applies again.
    Reflect.deleteProperty(area, 'height');
    notify();
  };
}
