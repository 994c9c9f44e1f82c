import { TeamCrest } from '@touchline/ui';
import { sportSlug } from '../../features/odds/sports/sportSlugs.ts';
import type { NamedSelection } from './useLegTexts.ts';

export type CrestedSelection = Pick<NamedSelection, 'home' | 'away' | 'sportId' | 'selectionKey'>;

/** Crest of the side that the selection names, otherwise of the home side; undefined in an event without sides. */
export function legCrest({ home, away, sportId, selectionKey }: CrestedSelection) {
  if (away === '') return undefined;
  const sport = sportSlug(sportId);
  return selectionKey === 'away' ? (
    <TeamCrest name={away} sport={sport} home={home} />
  ) : (
    <TeamCrest name={home} sport={sport} />
  );
}
