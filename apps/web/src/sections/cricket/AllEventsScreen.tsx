import { FilterChips } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CricketMatches } from './parts/CricketMatches.tsx';
import { CricketPage } from './parts/CricketPage.tsx';

const sections = ['live', 'line'] as const;

/** All matches of cricket, live or pre-match, as chosen in the address. */
export function Component() {
  const { t } = useTranslation('cricket');
  const [query, setQuery] = useSearchParams();
  const section = query.get('section') === 'line' ? 'line' : 'live';
  return (
    <CricketPage title={t('nav.events')}>
      <FilterChips
        label={t('section.label')}
        value={section}
        options={sections.map((value) => ({ value, label: t(`section.${value}`) }))}
        onValueChange={(next) =>
          setQuery(next === 'line' ? { section: next } : {}, { replace: true, preventScrollReset: true })
        }
      />
      <CricketMatches section={section} level={2} />
    </CricketPage>
  );
}
