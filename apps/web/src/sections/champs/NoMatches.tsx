import { ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';

/** Empty state without announced matches, with a link to other championships. */
export function NoMatches() {
  const { t } = useTranslation('events');
  const paths = useEventPaths();
  return (
    <Card>
      <EmptyState
        icon="calendar"
        title={t('champs.noMatches')}
        action={<ButtonLink href={paths.champs()}>{t('champs.all')}</ButtonLink>}
      />
    </Card>
  );
}
