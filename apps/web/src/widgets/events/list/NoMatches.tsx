import { Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Section } from '../../../platform/links/paths.ts';

/** A part of a page whose list has no match now. */
export function NoMatches({ section }: { readonly section: Section }) {
  const { t } = useTranslation('betting');
  return (
    <Card>
      <EmptyState icon={section === 'live' ? 'live' : 'calendar'} title={t(`empty.${section}`)} />
    </Card>
  );
}
