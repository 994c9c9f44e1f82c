import { ScrollToTop } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';

/** The way back from the foot of a page: after one window on desktops, after four on phones. */
export default function UpButton() {
  const { t } = useTranslation('common');
  return <ScrollToTop label={t('nav.top')} screens={useIsDesk() ? 1 : 4} />;
}
