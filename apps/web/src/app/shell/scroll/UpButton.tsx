import { ScrollToTop } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';

/** Button that scrolls to the top; appears after one screen on desktops, after four on phones. */
export default function UpButton() {
  const { t } = useTranslation('common');
  return <ScrollToTop label={t('nav.top')} screens={useIsDesk() ? 1 : 4} />;
}
