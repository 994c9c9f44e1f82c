import type { ReactNode } from 'react';

/** The menu of sports at the start of the page, from 1024 pixels. */
export function sideSlot(): ReactNode {
  return null;
}
