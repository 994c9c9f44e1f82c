import { Button, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withTimeFilter } from '../rules/timeFilter.ts';

/** No match starts within the chosen time; the way on is all times. */
export function EmptyTime() {
  const { t } = useTranslation('betting');
  const [query, setQuery] = useSearchParams();
  return (
    <Card>
      <EmptyState
        icon="clock"
        title={t('empty.time')}
        action={
          <Button onClick={() => setQuery(withTimeFilter(query, 'all'), { replace: true })}>
            {t('empty.allTimes')}
          </Button>
        }
      />
    </Card>
  );
}
