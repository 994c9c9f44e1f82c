import { FilterChips, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CyberMatches } from '../parts/CyberMatches.tsx';
import { CyberPage } from '../parts/CyberPage.tsx';
import { cyberTypes } from '../rules/resolve.ts';

const sections = ['live', 'line'] as const;

/** Matches of all disciplines, live or pre-match, as chosen in the address. */
export function AllPage() {
  const { t } = useTranslation('cyber');
  const [query, setQuery] = useSearchParams();
  const section = query.get('section') === 'line' ? 'line' : 'live';
  return (
    <CyberPage title={t('nav.all')}>
      <FilterChips
        label={t('sections.label')}
        value={section}
        options={sections.map((value) => ({ value, label: t(`sections.${value}`) }))}
        onValueChange={(next) =>
          setQuery(next === 'line' ? { section: next } : {}, { replace: true, preventScrollReset: true })
        }
      />
      {cyberTypes.map((type) => (
        <Stack key={type} gap="sm">
          <SectionTitle>{t(`type.${type}`)}</SectionTitle>
          <CyberMatches type={type} section={section} title={t(`type.${type}`)} mixed />
        </Stack>
      ))}
    </CyberPage>
  );
}
