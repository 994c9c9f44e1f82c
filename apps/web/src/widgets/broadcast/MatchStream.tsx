import type { MatchRecord } from '@touchline/feed';
import { useNames } from '../../features/odds/names/useNames.ts';
import { browserView } from '../../platform/lazy/lazy.tsx';
import { useWatch } from './useWatch.ts';

// Needed by few, and plays only in a browser.
const MatchPlayer = browserView(async () => ({ default: (await import('./MatchPlayer.tsx')).MatchPlayer }));

/** Stream of a match, if the player watches it. */
export function MatchStream({ match }: { readonly match: MatchRecord }) {
  const { isWatched, watch } = useWatch(match);
  const names = useNames();
  return (
    isWatched && <MatchPlayer matchId={match.id} name={names.match(match)} onClose={() => watch(false)} />
  );
}
