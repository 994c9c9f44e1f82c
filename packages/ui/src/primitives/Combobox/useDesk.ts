import { from } from '../../theme/measures.ts';
import { useMedia } from '../../theme/useMedia.ts';

/** Returns whether the page has desktop width, where a list opens next to its button instead of as a sheet. */
export function useDesk(): boolean {
  return useMedia(from.desk);
}
