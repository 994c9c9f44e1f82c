import { useTranslation } from 'react-i18next';
import { Landing } from './app/Landing.tsx';

/** Landing page of the app for twenty-over leagues. */
export function Component() {
  const { t } = useTranslation('cricket');
  return (
    <Landing
      title={t('league.title')}
      lead={t('league.lead')}
      offers={[
        { id: 'markets', icon: 'live', title: t('league.markets'), text: t('league.marketsText') },
        { id: 'table', icon: 'standings', title: t('league.table'), text: t('league.tableText') },
        { id: 'cards', icon: 'statistics', title: t('app.cards'), text: t('app.cardsText') },
      ]}
    />
  );
}
