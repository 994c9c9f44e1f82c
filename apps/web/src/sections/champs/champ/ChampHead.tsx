import { ChipLink, ChipRow, IconButton, SectionTitle, Stack } from '@touchline/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useMark } from '../../../features/settings/useMark.tsx';
import { champViews, type ChampView } from '../../../platform/links/eventPaths.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { useStar } from '../../../widgets/events/list/useStar.ts';
import { favoriteCompetition } from '../../../widgets/events/rules/favorites.ts';
import type { Champ } from '../../../widgets/results/results.api.ts';
import { useSportSlug } from '../../../widgets/results/useSportSlug.ts';
import { PageBreadcrumbs } from '../PageBreadcrumbs.tsx';

export interface ChampHeadProps {
  readonly champ: Champ;
  readonly view: ChampView;
  readonly children: ReactNode;
}

/** Name, favourite button and tabs of a championship's page. */
export function ChampHead({ champ, view, children }: ChampHeadProps) {
  const { t } = useTranslation('events');
  const names = useNames();
  const markOf = useMark('lg');
  const paths = useEventPaths();
  const slug = useSportSlug()(champ.sportId);
  const { country, name: competition, sportId } = champ;
  const title = names.competition({ country, competition });
  const item = useMemo(
    () => favoriteCompetition({ competitionId: champ.id, sportId, competition, country }),
    [champ.id, sportId, competition, country],
  );
  const { favourite, favouriteLabel, onFavouriteChange } = useStar(item);
  usePageTitle(title);
  return (
    <Stack>
      <PageBreadcrumbs
        crumbs={[
          { label: t('champs.title'), href: paths.champs() },
          ...(slug === '' ? [] : [{ label: names.sport(slug), href: paths.champs(slug) }]),
          { label: competition },
        ]}
      />
      <SectionTitle
        level={1}
        mark={markOf(champ)}
        end={
          <IconButton
            label={favouriteLabel}
            icon={favourite ? 'star-filled' : 'star'}
            tone="muted"
            pressed={favourite}
            onClick={onFavouriteChange}
          />
        }
      >
        {title}
      </SectionTitle>
      <ChipRow label={t('team.views')}>
        {champViews.map((own) => (
          <ChipLink key={own} href={paths.champ(champ, own)} selected={own === view}>
            {t(`champs.${own === 'home' ? 'overview' : own}`)}
          </ChipLink>
        ))}
      </ChipRow>
      {children}
    </Stack>
  );
}
