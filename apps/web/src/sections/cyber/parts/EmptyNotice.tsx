import { ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useCyberPaths } from '../cyber.ts';

/** Empty state of a page, with a link to all disciplines. */
export function EmptyNotice({
  title,
  detail,
}: {
  readonly title: string;
  readonly detail?: string | undefined;
}) {
  const { t } = useTranslation('cyber');
  const paths = useCyberPaths();
  return (
    <Card>
      <EmptyState
        icon="esports"
        title={title}
        detail={detail}
        action={<ButtonLink href={paths.type('real')}>{t('none.toAll')}</ButtonLink>}
      />
    </Card>
  );
}
