import { CompetitionCard, CountryFlag } from '@touchline/ui';
import { useMemo } from 'react';
import { useFavorite } from '../../../features/favorites/useFavorite.ts';
import { flagUrl } from '../../../platform/flags/flagUrl.ts';
import { favoriteCompetition } from '../rules/favorites.ts';
import { cardName } from '../rules/cardName.ts';
import type { MatchGroup } from '../rules/groups.ts';
import { CardRows } from './CardRows.tsx';
import type { ListLook } from './useListLook.ts';
import { cardColumns, useRowLook } from './useRowLook.ts';

export interface CompetitionMatchesProps {
  readonly look: ListLook;
  readonly group: MatchGroup;
  readonly title: string;
  /** As for `EventList`. */
  readonly listTitle?: string | undefined;
  /** Heading level of the title. */
  readonly level: 2 | 3 | 4;
  readonly href?: string | undefined;
  /** Slug of the sport. */
  readonly sport: string;
  /** True if the matches are of one competition, which can be a favourite. */
  readonly isCompetition: boolean;
  readonly collapsed: boolean;
  readonly onCollapsedChange: (id: string, collapsed: boolean) => void;
}

/** A card of matches under one title; its columns depend on the matches' markets and the player's settings. */
export function CompetitionMatches(props: CompetitionMatchesProps) {
  const { look, group, title, listTitle, level, href, sport, isCompetition, collapsed, onCollapsedChange } =
    props;
  const { toggleStar, t, view } = look;
  const competition = favoriteCompetition(group.first);
  const isFavourite = useFavorite(competition.kind, competition.id);
  const rowLook = useRowLook(look, sport, group.matches);
  const rows = useMemo(() => group.matches.map(({ id }) => ({ matchId: id })), [group.matches]);
  return (
    <CompetitionCard
      aria-label={cardName(title, listTitle)}
      level={level}
      title={title}
      href={href}
      flag={
        isCompetition && view.hasCrests ? <CountryFlag image={flagUrl(group.first.country)} /> : undefined
      }
      {...cardColumns(rowLook, group.matches)}
      collapsed={collapsed}
      collapseLabel={t('betting:fold', { name: title })}
      onCollapsedChange={(next) => onCollapsedChange(group.id, next)}
      favourite={isFavourite}
      favouriteLabel={t('common:favorites.star', { name: competition.name })}
      onFavouriteChange={isCompetition ? () => toggleStar(competition) : undefined}
    >
      <CardRows card={group.id} rows={rows} look={rowLook} />
    </CompetitionCard>
  );
}
