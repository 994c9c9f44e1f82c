import { ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/** Empty state of a section, with a link to the other one. */
export function EmptyList({ section }: { readonly section: Section }) {
  const { t } = useTranslation('betting');
  const paths = usePaths();
  const other = section === 'live' ? 'line' : 'live';
  return (
    <Card>
      <EmptyState
        icon={section === 'live' ? 'live' : 'calendar'}
        title={t(`empty.${section}`)}
        action={
          <ButtonLink href={paths.section(other)}>
            {t(other === 'line' ? 'empty.toLine' : 'empty.toLive')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
