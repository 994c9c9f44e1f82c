import { useMedia } from './useMedia.ts';

/** Returns whether the page is wide enough for a menu next to its content; the same width as in the kit's layout. */
export function useIsDesk(): boolean {
  return useMedia('(min-width: 1024px)');
}
