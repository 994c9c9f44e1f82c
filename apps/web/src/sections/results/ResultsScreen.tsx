import { ChipLink, ChipRow, Paragraph, SectionTitle, Stack } from '@touchline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { track } from '../../features/analytics/track.ts';
import { useOtherZone } from '../../features/settings/useOtherZone.ts';
import { useTimeZone } from '../../features/settings/useTimeZone.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { resultsQuery } from '../../widgets/results/results.api.ts';
import { questionOf, viewIn, withView, type ResultsView } from './question.ts';
import { ResultsFilters } from './ResultsFilters.tsx';
import { ResultsList } from './ResultsList.tsx';

/** Results by day, or of today with live matches. The filters are in the address. */
export function Component() {
  const { t } = useTranslation('events');
  const { section } = useParams();
  const isDesk = useIsDesk();
  const [query, setQuery] = useSearchParams();
  const timeZone = useTimeZone();
  const otherZone = useOtherZone();
  const paths = useEventPaths();
  const view = viewIn(section, query);
  // The field updates at once; requests are deferred while typing.
  const text = useDeferredValue(view.text.trim());
  const results = useInfiniteQuery(resultsQuery(questionOf(view, text, timeZone)));
  usePageTitle(t('results.title'));
  useEffect(() => track('results_open', view.section === 'live' ? 'live' : 'zone'), [view.section]);
  const change = (part: Partial<ResultsView>) => setQuery(withView(query, part), { replace: true });
  const sections = (
    <ChipRow label={t('results.sections')}>
      {(['zone', 'live'] as const).map((own) => (
        <ChipLink
          key={own}
          icon={own === 'live' ? 'live' : 'calendar'}
          href={paths.results(own, view)}
          selected={view.section === own}
        >
          {t(`results.${own}`)}
        </ChipLink>
      ))}
    </ChipRow>
  );
  return (
    <Stack>
      <SectionTitle level={1} end={isDesk && sections}>
        {t('results.title')}
      </SectionTitle>
      {!isDesk && sections}
      <ResultsFilters view={view} first={results.data?.pages[0]} onChange={change} />
      <ResultsList results={results} onReset={() => setQuery({}, { replace: true })} />
      {otherZone !== undefined && (
        <Paragraph tone="muted" size="label" hasPageInset>
          {t('results.zone', { zone: otherZone })}
        </Paragraph>
      )}
      <Paragraph tone="muted" size="label" hasPageInset>
        {t('results.by')}
      </Paragraph>
    </Stack>
  );
}
