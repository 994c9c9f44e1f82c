import type { ListTopic } from '@touchline/feed';
import { SectionTitle } from '@touchline/ui';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { bySport, sportRows, type MatchGroup } from '../rules/groups.ts';
import { browserView } from '../../../platform/lazy/lazy.tsx';
import { Cards, type Item } from './Cards.tsx';
import { CompetitionMatches } from './CompetitionMatches.tsx';
import { GrowingCards } from './GrowingCards.tsx';
import type { ListStart } from './useRowCount.ts';
import { useFolded } from './useFolded.ts';
import { SportMatches } from './SportMatches.tsx';
import { useListLook } from './useListLook.ts';
import { useRowsOfScreen } from './mountedRows.ts';
import { useWideMarkets } from './useWideMarkets.ts';

// Only needed for long lists.
const WindowedCards = browserView(() => import('./window/WindowedCards.tsx'), FirstCards);

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
  /** Section of the matches, to show one card for each sport; otherwise each group has a card of its own. */
  readonly inSection?: Section | undefined;
  /**
   * Position on the first screen at which the list begins: the lower, the fewer rows belong to the first rendering.
   * @default 'top'
   */
  readonly start?: ListStart | undefined;
  /**
   * Title of the list, where a page has several lists of the same sports or competitions: its cards add it to their
   * accessible names, for example “Football · Live now”.
   */
  readonly listTitle?: string | undefined;
  /** List of the feed that the matches are from; wide pages add columns with its additional markets. */
  readonly topic?: ListTopic | undefined;
}

/** Number of matches above which a list mounts only rows near the screen. */
const WINDOW_FROM = 60;

const NO_ROWS: readonly number[] = [];

/** Cards of matches; a group whose sport isn't loaded yet is rendered later. */
export function EventList(props: EventListProps) {
  const { groups, level = 3, titleOf, hrefOf, headingOf, inSection, start, listTitle, topic } = props;
  const paths = usePaths();
  const number = useNumber();
  const { data: sports = [] } = useSports();
  const folded = useFolded();
  const look = useListLook(useWideMarkets(topic));
  const slugs = new Map(sports.map(({ id, slug }) => [id, slug]));
  const rows = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const cards = inSection === undefined ? competitionCards() : sportCards(inSection);

  function competitionCards(): Item[] {
    return groups.flatMap((group, place) => {
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
          listTitle={listTitle}
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
  }

  function sportCards(section: Section): Item[] {
    return bySport(groups).flatMap((group) => {
      const sport = sports.find(({ id }) => id === group.sportId);
      if (!sport) return [];
      const { slug } = sport;
      const card = (
        <SportMatches
          look={look}
          sport={group}
          slug={slug}
          level={level}
          listTitle={listTitle}
          href={paths.section(section, { sport: slug })}
          count={number(sport[section])}
          titleOf={titleOf}
          hrefOf={hrefOf && ((own) => hrefOf(own, slug))}
          folded={folded}
        />
      );
      const shown = folded.has(group.id) ? [] : sportRows(group.groups, folded).rows;
      return [{ id: group.id, rows: shown.map(({ match }) => match.id), card }];
    });
  }

  return rows <= WINDOW_FROM ? <GrowingCards cards={cards} start={start} /> : <WindowedCards cards={cards} />;
}

function FirstCards({ cards }: { readonly cards: readonly Item[] }) {
  return <Cards cards={cards} count={useRowsOfScreen()} />;
}
