import { useMedia } from './useMedia.ts';

/** Whether the page is wide enough for a menu beside its content; the kit's frame changes at the same width. */
export function useIsDesk(): boolean {
  return useMedia('(min-width: 1024px)');
}
