import { useTranslation } from 'react-i18next';
import { Landing } from './app/Landing.tsx';

/** Landing page of the cricket app. */
export function Component() {
  const { t } = useTranslation('cricket');
  return (
    <Landing
      title={t('app.title')}
      lead={t('app.lead')}
      offers={[
        { id: 'live', icon: 'live', title: t('app.live'), text: t('app.liveText') },
        { id: 'cards', icon: 'statistics', title: t('app.cards'), text: t('app.cardsText') },
        { id: 'players', icon: 'users', title: t('app.players'), text: t('app.playersText') },
      ]}
    />
  );
}
