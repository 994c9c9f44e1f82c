import { Button, ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { withTimeFilter } from '../rules/timeFilter.ts';
import type { LazyEmptyListProps } from './lazyEmptyList.ts';

/** Empty state of a section, with a link to the other one, or of its time filter, with a link to all times. */
export default function EmptyList({ section, isFiltered = false }: LazyEmptyListProps) {
  return <Card>{isFiltered ? <EmptyTime /> : <EmptySection section={section} />}</Card>;
}

function EmptySection({ section }: { readonly section: Section }) {
  const { t } = useTranslation('betting');
  const paths = usePaths();
  const other = section === 'live' ? 'line' : 'live';
  return (
    <EmptyState
      icon={section === 'live' ? 'live' : 'calendar'}
      title={t(`empty.${section}`)}
      action={
        <ButtonLink href={paths.section(other)}>
          {t(other === 'line' ? 'empty.toLine' : 'empty.toLive')}
        </ButtonLink>
      }
    />
  );
}

function EmptyTime() {
  const { t } = useTranslation('betting');
  const [query, setQuery] = useSearchParams();
  return (
    <EmptyState
      icon="clock"
      title={t('empty.time')}
      action={
        <Button onClick={() => setQuery(withTimeFilter(query, 'all'), { replace: true })}>
          {t('empty.allTimes')}
        </Button>
      }
    />
  );
}
