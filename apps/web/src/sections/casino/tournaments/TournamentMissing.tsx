import { EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Shown in place of a tournament that the site doesn't have. */
export function TournamentMissing() {
  const { t } = useTranslation('tournaments');
  return <EmptyState icon="tournament" title={t('missing')} detail={t('missingDetail')} />;
}
