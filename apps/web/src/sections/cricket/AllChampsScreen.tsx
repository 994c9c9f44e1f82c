import { Card, CompetitionList, CompetitionListSkeleton, EmptyState } from '@touchline/ui';
import { hasWords } from '@touchline/text';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useMark } from '../../features/settings/useMark.tsx';
import { useNumber } from '../../platform/format/useNumber.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useCompetitions } from './cricket.api.ts';
import { useCricketPaths } from './cricket.ts';
import { CricketPage } from './parts/CricketPage.tsx';

/** All competitions of cricket that have matches, searchable by name. */
export function Component() {
  const { t } = useTranslation('cricket');
  const query = useCompetitions();
  return (
    <CricketPage title={t('champs.title')}>
      <Answered query={query} skeleton={<CompetitionListSkeleton />} failed={t('champs.failed')}>
        {(competitions) =>
          competitions.length > 0 ? (
            <Competitions competitions={competitions} />
          ) : (
            <Card>
              <EmptyState icon="trophy" title={t('champs.none')} />
            </Card>
          )
        }
      </Answered>
    </CricketPage>
  );
}

type Competition = NonNullable<ReturnType<typeof useCompetitions>['data']>[number];

function Competitions({ competitions }: { readonly competitions: readonly Competition[] }) {
  const { t } = useTranslation('cricket');
  const [query, setQuery] = useSearchParams();
  const names = useNames();
  const markOf = useMark();
  const paths = useCricketPaths();
  const number = useNumber();
  const text = query.get('text') ?? '';
  const found = competitions
    .map(({ id, name, country, live, line }) => ({
      id: String(id),
      name: names.competition({ country, competition: name }),
      flag: markOf({ name, country }),
      count: number(live + line),
      href: paths.champ({ id, name }),
    }))
    .filter(({ name }) => hasWords(name, text));
  return (
    <CompetitionList
      label={t('champs.title')}
      groups={[{ id: 'all', title: t('champs.title'), count: number(found.length), competitions: found }]}
      labels={{ select: String, favourite: String, showSelected: '', clear: '' }}
      search={{
        label: t('champs.search'),
        value: text,
        emptyTitle: t('champs.empty'),
        onValueChange: (next) =>
          setQuery(next === '' ? {} : { text: next }, { replace: true, preventScrollReset: true }),
      }}
    />
  );
}
