import { ChipLink, ChipRow, SectionTitle, sportIcon, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useSports } from '../../../features/odds/sports/useSports.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { NotFound } from '../../../widgets/events/NotFound.tsx';
import { champsQuery } from '../../../widgets/results/results.api.ts';
import { ChampsList } from './ChampsList.tsx';

/** All championships of a sport by country; without a sport, those of the first one. */
export function Component() {
  const { t } = useTranslation('events');
  const { sportName } = useParams();
  const { data: sports } = useSports();
  const names = useNames();
  const findText = useFindText();
  const paths = useEventPaths();
  const [query, setQuery] = useSearchParams();
  const slug = sportName ?? sports?.[0]?.slug;
  const sport = sports?.find((known) => known.slug === slug);
  const champs = useQuery({ ...champsQuery(sport?.id), enabled: sport !== undefined });
  const title = slug === undefined ? t('champs.title') : t('champs.of', { name: names.sport(slug) });
  usePageTitle(title);
  if (sports && sportName !== undefined && findText('sports', `sport.${sportName}`) === undefined)
    return <NotFound />;
  return (
    <Stack gap="lg">
      <SectionTitle level={1}>{title}</SectionTitle>
      <ChipRow label={t('results.sport')}>
        {(sports ?? []).map((own) => (
          <ChipLink
            key={own.slug}
            icon={sportIcon(own.slug)}
            href={paths.champs(own.slug)}
            selected={own.slug === slug}
          >
            {names.sport(own.slug)}
          </ChipLink>
        ))}
      </ChipRow>
      <ChampsList
        label={title}
        champs={sports && !sport ? [] : champs.data}
        error={champs.error}
        retrying={champs.isFetching}
        onRetry={() => void champs.refetch()}
        text={query.get('text') ?? ''}
        onTextChange={(text) => setQuery(text === '' ? {} : { text }, { replace: true })}
      />
    </Stack>
  );
}
