import { Stack } from '@touchline/ui';
import { lazy, Suspense } from 'react';
import { useSports } from '../../../features/odds/useSports.ts';
import type { MatchGroup } from '../rules/groups.ts';
import { CompetitionMatches } from './CompetitionMatches.tsx';
import { useFolded } from './useFolded.ts';

// The windowing library weighs as much as a screen, and only long lists want it.
const WindowedCards = lazy(async () => {
  const { WindowedCards: component } = await import('./WindowedCards.tsx');
  return { default: component };
});

export interface EventListProps {
  readonly groups: readonly MatchGroup[];
  /** Place of the cards' titles in the outline of the page. @default 3 */
  readonly level?: 2 | 3 | undefined;
  readonly titleOf: (group: MatchGroup) => string;
  /** Where a group's title leads. @param sport slug of its sport */
  readonly hrefOf?: ((group: MatchGroup, sport: string) => string) | undefined;
}

/** Lists longer than this mount only what is near the screen. */
const WINDOW_FROM = 60;

/** As many cards as fill a screen, until the window is there. */
const FIRST_CARDS = 6;

/** Cards of matches; a group of a sport that isn't known yet waits for it. */
export function EventList({ groups, level = 3, titleOf, hrefOf }: EventListProps) {
  const { data: sports = [] } = useSports();
  const folded = useFolded();
  const slugs = new Map(sports.map(({ id, slug }) => [id, slug]));
  const rows = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const cards = groups.flatMap((group) => {
    const sport = slugs.get(group.first.sportId);
    if (sport === undefined) return [];
    const card = (
      <CompetitionMatches
        key={group.id}
        group={group}
        level={level}
        title={titleOf(group)}
        href={hrefOf?.(group, sport)}
        sport={sport}
        collapsed={folded.has(group.id)}
        onCollapsedChange={folded.set}
      />
    );
    return { id: group.id, rows: folded.has(group.id) ? 0 : group.matches.length, card };
  });
  if (rows <= WINDOW_FROM) return <Stack>{cards.map(({ card }) => card)}</Stack>;
  const onScreen = <Stack>{cards.slice(0, FIRST_CARDS).map(({ card }) => card)}</Stack>;
  return (
    <Suspense fallback={onScreen}>
      <WindowedCards cards={cards} />
    </Suspense>
  );
}
