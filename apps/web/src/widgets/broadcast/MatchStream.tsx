import type { MatchRecord } from '@touchline/feed';
import { browserView } from '../../platform/lazy/lazy.tsx';
import { useWatch } from './useWatch.ts';

// Needed by few, and plays only in a browser.
const MatchPlayer = browserView(async () => ({ default: (await import('./MatchPlayer.tsx')).MatchPlayer }));

/** Stream of a match, if the player watches it. */
export function MatchStream({ match }: { readonly match: MatchRecord }) {
  const { isWatched, watch } = useWatch(match);
  const { id, home, away } = match;
  const name = away === '' ? home : `${home} – ${away}`;
  return isWatched && <MatchPlayer matchId={id} name={name} onClose={() => watch(false)} />;
}
