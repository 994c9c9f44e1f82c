import { CompetitionCard, CompetitionHead, CountryFlag, Icon, sportIcon } from '@touchline/ui';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useFavorite } from '../../../features/favorites/useFavorite.ts';
import { flagUrl } from '../../../platform/flags/flagUrl.ts';
import { cardName } from '../rules/cardName.ts';
import { favoriteCompetition } from '../rules/favorites.ts';
import { sportRows, type MatchGroup, type SportGroup } from '../rules/groups.ts';
import { CardRows, type CardRow } from './CardRows.tsx';
import type { Folded } from './useFolded.ts';
import type { ListLook } from './useListLook.ts';
import { cardColumns, useRowLook } from './useRowLook.ts';

export interface SportMatchesProps {
  readonly look: ListLook;
  readonly sport: SportGroup;
  /** Slug of the sport. */
  readonly slug: string;
  /** Heading level of the sport; those of competitions are one level deeper. */
  readonly level: 2 | 3;
  /** As for `EventList`. */
  readonly listTitle?: string | undefined;
  /** Link of the sport's title. */
  readonly href?: string | undefined;
  /** Formatted number of the sport's matches. */
  readonly count?: string | undefined;
  /** True if groups of several matches have titles. */
  readonly isTitled: boolean;
  readonly titleOf: (group: MatchGroup) => string;
  readonly hrefOf?: ((group: MatchGroup) => string) | undefined;
  readonly placeOf: (match: Fixture) => string | undefined;
  /** Competitions and sports that are folded. */
  readonly folded: Folded;
}

/**
 * A card with all matches of a sport under one header of columns. On phones a group with several matches has a title of
 * its own; other competitions, and all on desktops, are named in their rows.
 */
export function SportMatches(props: SportMatchesProps) {
  const { look, sport, slug, level, listTitle, href, count, isTitled, titleOf, hrefOf, placeOf, folded } =
    props;
  const { id, groups, matches } = sport;
  const { names, t, view } = look;
  const rowLook = useRowLook(look, slug, matches);
  const columns = cardColumns(rowLook, matches);
  // Narrow lists have columns only where the prices stand next to the names, in one line.
  const isBeside = view.form === 'compact' && rowLook.plan.stacked === 'never';
  const { rows, last } = sportRows(groups, folded, isTitled);
  const headsAbove = (titled: readonly MatchGroup[], matchId?: number) =>
    titled.map((group) => (
      <Head
        key={group.id}
        data-above={matchId}
        look={look}
        group={group}
        title={titleOf(group)}
        level={level === 2 ? 3 : 4}
        href={hrefOf?.(group)}
        folded={folded}
      />
    ));
  const cardRows = rows.map(({ match, isAlone, above }): CardRow => ({
    matchId: match.id,
    place: isAlone ? placeOf(match) : undefined,
    above: headsAbove(above, match.id),
  }));
  const title = names.sport(slug);
  return (
    <CompetitionCard
      aria-label={cardName(title, listTitle)}
      kind="sport"
      headStays
      level={level}
      title={title}
      href={href}
      flag={<Icon name={sportIcon(slug)} />}
      count={count}
      {...columns}
      narrowColumns={isBeside}
      collapsed={folded.has(id)}
      collapseLabel={t('betting:fold', { name: title })}
      onCollapsedChange={(next) => folded.set(id, next)}
    >
      <CardRows card={id} rows={cardRows} look={rowLook} />
      {headsAbove(last)}
    </CompetitionCard>
  );
}

interface HeadProps extends Pick<SportMatchesProps, 'look' | 'folded'> {
  readonly group: MatchGroup;
  readonly title: string;
  readonly level: 3 | 4;
  readonly href: string | undefined;
  readonly 'data-above': number | undefined;
}

/** Title of a group's matches; only a competition has a flag and can be a favourite, not a day or a sport's best. */
function Head({ look, group, title, folded, ...rest }: HeadProps) {
  const competition = favoriteCompetition(group.first);
  const isFavourite = useFavorite(competition.kind, competition.id);
  const isCompetition = group.id === String(group.first.competitionId);
  return (
    <CompetitionHead
      {...rest}
      title={title}
      flag={
        isCompetition && look.view.hasCrests ? (
          <CountryFlag image={flagUrl(group.first.country)} />
        ) : undefined
      }
      favourite={isFavourite}
      favouriteLabel={look.t('common:favorites.star', { name: competition.name })}
      onFavouriteChange={isCompetition ? () => look.toggleStar(competition) : undefined}
      collapsed={folded.has(group.id)}
      collapseLabel={look.t('betting:fold', { name: title })}
      onCollapsedChange={(next) => folded.set(group.id, next)}
    />
  );
}
