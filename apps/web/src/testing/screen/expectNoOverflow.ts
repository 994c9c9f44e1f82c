import { expect } from 'vitest';

/** Fails if the page is wider than its window. */
export function expectNoOverflow(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the content').toBeLessThanOrEqual(clientWidth);
}
