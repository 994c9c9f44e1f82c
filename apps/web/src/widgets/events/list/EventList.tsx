import { SectionTitle, Stack } from '@touchline/ui';
import { Fragment, type ReactNode } from 'react';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import type { MatchGroup } from '../rules/groups.ts';
import { CompetitionMatches } from './CompetitionMatches.tsx';
import { useFolded } from './useFolded.ts';
import { useListLook } from './useListLook.ts';
import { browserView } from '../../../platform/lazy/lazy.tsx';

// Only needed for long lists.
const WindowedCards = browserView(
  () => import('./window/WindowedCards.tsx'),
  ({ cards }) => <Cards cards={cards.slice(0, FIRST_CARDS)} />,
);

export interface EventListProps {
  readonly groups: readonly MatchGroup[];
  /**
   * Heading level of the cards' titles; below a heading they are one level deeper.
   * @default 3
   */
  readonly level?: 2 | 3 | undefined;
  readonly titleOf: (group: MatchGroup) => string;
  /**
   * Link of a group's title.
   * @param sport slug of its sport
   */
  readonly hrefOf?: ((group: MatchGroup, sport: string) => string) | undefined;
  /** Heading above a group; groups with the same heading are consecutive. */
  readonly headingOf?: ((group: MatchGroup) => string | undefined) | undefined;
}

/** Number of matches above which a list mounts only rows near the screen. */
const WINDOW_FROM = 60;

/** Number of cards rendered until the windowing code is loaded; enough to fill a screen. */
const FIRST_CARDS = 6;

interface Item {
  readonly id: string;
  /** Ids of its matches; empty if only its header is shown. */
  readonly rows: readonly number[];
  readonly card: ReactNode;
}

const NO_ROWS: readonly number[] = [];

/** Cards of matches; a group whose sport isn't loaded yet is rendered later. */
export function EventList({ groups, level = 3, titleOf, hrefOf, headingOf }: EventListProps) {
  const { data: sports = [] } = useSports();
  const folded = useFolded();
  const look = useListLook();
  const slugs = new Map(sports.map(({ id, slug }) => [id, slug]));
  const rows = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const cards = groups.flatMap((group, place): Item[] => {
    const sport = slugs.get(group.first.sportId);
    if (sport === undefined) return [];
    const heading = headingOf?.(group);
    const before = groups[place - 1];
    const isNew = heading !== undefined && (!before || headingOf?.(before) !== heading);
    const card = (
      <CompetitionMatches
        look={look}
        group={group}
        level={heading !== undefined && level === 2 ? 3 : heading === undefined ? level : 4}
        title={titleOf(group)}
        href={hrefOf?.(group, sport)}
        sport={sport}
        isCompetition={group.id === String(group.first.competitionId)}
        collapsed={folded.has(group.id)}
        onCollapsedChange={folded.set}
      />
    );
    const own = {
      id: group.id,
      rows: folded.has(group.id) ? NO_ROWS : group.matches.map(({ id }) => id),
      card,
    };
    if (!isNew) return [own];
    const title = <SectionTitle level={level}>{heading}</SectionTitle>;
    return [{ id: `heading ${heading}`, rows: NO_ROWS, card: title }, own];
  });
  return rows <= WINDOW_FROM ? <Cards cards={cards} /> : <WindowedCards cards={cards} />;
}

function Cards({ cards }: { readonly cards: readonly Item[] }) {
  return (
    <Stack>
      {cards.map(({ id, card }) => (
        <Fragment key={id}>{card}</Fragment>
      ))}
    </Stack>
  );
}
