import type { MatchRecord } from '@touchline/feed';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { settings } from '../../features/settings/settings.store.ts';
import { broadcastQuery } from './broadcasts.api.ts';

export interface Watch {
  /** True if there is a stream that the player wants to see. */
  readonly hasStream: boolean;
  /** True if the stream is shown. */
  readonly isWatched: boolean;
  /** Shows or hides the stream, by the address. */
  watch(wanted: boolean): void;
}

/** Stream of a match; the address says whether it is shown. */
export function useWatch(match: MatchRecord): Watch {
  const [query, setQuery] = useSearchParams();
  const hasStream = useHasStream(match);
  const watch = (wanted: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (wanted) next.set('watch', '1');
        else next.delete('watch');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { hasStream, isWatched: hasStream && query.has('watch'), watch };
}

/** Returns whether there is a stream that the player wants to see: animated trackers can be turned off. */
function useHasStream({ id, media, status }: MatchRecord): boolean {
  const { zoneState } = useSnapshot(settings);
  const isShown = media === true && (status === 2 || status === 3);
  const isOff = zoneState === 1;
  const { data } = useQuery({ ...broadcastQuery(id), enabled: isShown && isOff });
  return isShown && (!isOff || data?.kind === 'stream');
}
