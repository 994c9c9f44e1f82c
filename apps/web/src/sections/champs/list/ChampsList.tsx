import { Card, CompetitionList, CompetitionListSkeleton, EmptyState, ErrorState } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favorites, toggleFavorite } from '../../../features/favorites/favorites.store.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useMark } from '../../../features/settings/useMark.tsx';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { countryName } from '../../../platform/format/country.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { favoriteCompetition } from '../../../widgets/events/rules/favorites.ts';
import type { Champ } from '../../../widgets/results/results.api.ts';
import { byCountry, named } from './byCountry.ts';
import { useDeviceStore } from '../../../platform/storage/deviceStore.ts';

export interface ChampsListProps {
  readonly label: string;
  /** Undefined until they are loaded. */
  readonly champs: readonly Champ[] | undefined;
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
}

/** Championships by country, filtered by name. */
export function ChampsList(props: ChampsListProps) {
  const { label, champs, error, retrying, onRetry, text, onTextChange } = props;
  const { t, i18n } = useTranslation(['events', 'common', 'sports']);
  const errorMessage = useErrorMessage();
  const findText = useFindText();
  const paths = useEventPaths();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { items } = useDeviceStore(favorites);
  const flagOf = useFlag();
  const markOf = useMark();
  const countryOf = (code: string) =>
    findText('sports', `country.${code}`) ?? countryName(code, i18n.language) ?? code;
  if (!champs && error) {
    return (
      <ErrorState
        title={t('champs.failed')}
        detail={errorMessage(error)}
        retryLabel={t('common:actions.retry')}
        retrying={retrying}
        onRetry={onRetry}
      />
    );
  }
  if (!champs)
    return (
      <div aria-busy="true">
        <CompetitionListSkeleton />
      </div>
    );
  const shown = named(champs, text, countryOf);
  const groups = byCountry(shown, countryOf).map(({ country, name, champs: own }) => ({
    id: country,
    title: name,
    flag: flagOf(country),
    count: String(own.length),
    expanded: text !== '' || !closed.has(country),
    competitions: own.map((champ) => ({
      id: String(champ.id),
      name: champ.name,
      flag: markOf(champ),
      count: champ.live + champ.line === 0 ? undefined : String(champ.live + champ.line),
      href: paths.champ(champ),
      favourite: items.some(({ kind, id }) => kind === 'competition' && id === champ.id),
    })),
  }));
  const star = (id: string) => {
    const champ = champs.find((own) => String(own.id) === id);
    if (champ)
      toggleFavorite(favoriteCompetition({ ...champ, competitionId: champ.id, competition: champ.name }));
  };
  if (champs.length === 0) {
    return (
      <Card>
        <EmptyState icon="trophy" title={t('champs.none')} />
      </Card>
    );
  }
  return (
    <CompetitionList
      label={label}
      groups={groups}
      labels={{
        select: (name) => name,
        favourite: (name) => t('champs.star', { name }),
        showSelected: '',
        clear: '',
      }}
      search={{
        label: t('champs.search'),
        value: text,
        onValueChange: onTextChange,
        emptyTitle: t('champs.empty'),
      }}
      onFavouriteChange={star}
      onExpandedChange={(id, expanded) => {
        const next = new Set(closed);
        if (expanded) next.delete(id);
        else next.add(id);
        setClosed(next);
      }}
    />
  );
}
