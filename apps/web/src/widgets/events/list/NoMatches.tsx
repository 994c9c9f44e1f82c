import { Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Section } from '../../../platform/links/paths.ts';

/** Empty state of a list within a page. */
export function NoMatches({ section }: { readonly section: Section }) {
  const { t } = useTranslation('betting');
  return (
    <Card>
      <EmptyState icon={section === 'live' ? 'live' : 'calendar'} title={t(`empty.${section}`)} />
    </Card>
  );
}
