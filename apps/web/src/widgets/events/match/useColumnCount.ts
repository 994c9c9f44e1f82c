import { breakpoints } from '@touchline/ui';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useMedia } from '../../../platform/page/useMedia.ts';

/** Number of columns of a match's markets at the width of the page. */
export function useColumnCount(): 1 | 2 | 3 {
  const isDesk = useIsDesk();
  const isVast = useMedia(breakpoints.vast);
  if (isVast) return 3;
  return isDesk ? 2 : 1;
}
