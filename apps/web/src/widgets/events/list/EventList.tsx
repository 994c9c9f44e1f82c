import type { ListTopic } from '@touchline/feed';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import type { Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { bySport, sportRows, type MatchGroup, type SportRow } from '../rules/groups.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { browserView } from '../../../platform/lazy/lazy.tsx';
import { Cards, type Item } from './Cards.tsx';
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
   * Heading level of the sports' titles; those of groups are one level deeper.
   * @default 3
   */
  readonly level?: 2 | 3 | undefined;
  readonly titleOf: (group: MatchGroup) => string;
  /**
   * Link of a group's title.
   * @param sport slug of its sport
   */
  readonly hrefOf?: ((group: MatchGroup, sport: string) => string) | undefined;
  /**
   * Shows titles of groups of several matches in narrow lists.
   * @default true
   */
  readonly hasTitles?: boolean | undefined;
  /** Name of the competition in rows below no title of theirs; undefined where the page names it. */
  readonly placeOf?: ((match: Fixture) => string | undefined) | undefined;
  /** Section to whose pages the sports' titles lead. */
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

const idOf = ({ match }: SportRow): number => match.id;

const nameOfPlace = ({ competition }: Fixture): string => competition;

/** Matches in a card for each sport; a sport that isn't loaded yet is rendered later. */
export function EventList(props: EventListProps) {
  const { groups, level = 3, titleOf, hrefOf, inSection, start, listTitle, topic } = props;
  const { hasTitles = true, placeOf = nameOfPlace } = props;
  const paths = usePaths();
  const number = useNumber();
  const { data: sports = [] } = useSports();
  const folded = useFolded();
  const look = useListLook(useWideMarkets(topic));
  const rows = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const isDesk = useIsDesk();
  const isTitled = hasTitles && !isDesk;
  const cards = bySport(groups).flatMap((group): Item[] => {
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
        href={inSection && paths.section(inSection, { sport: slug })}
        count={number(inSection ? sport[inSection] : group.matches.length)}
        isTitled={isTitled}
        titleOf={titleOf}
        hrefOf={hrefOf && ((own) => hrefOf(own, slug))}
        placeOf={placeOf}
        folded={folded}
      />
    );
    const shown = folded.has(group.id) ? NO_ROWS : sportRows(group.groups, folded, isTitled).rows.map(idOf);
    return [{ id: group.id, rows: shown, card }];
  });

  return rows <= WINDOW_FROM ? <GrowingCards cards={cards} start={start} /> : <WindowedCards cards={cards} />;
}

function FirstCards({ cards }: { readonly cards: readonly Item[] }) {
  return <Cards cards={cards} count={useRowsOfScreen()} />;
}
