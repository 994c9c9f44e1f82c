import { useTranslation } from 'react-i18next';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { Header } from './Header.tsx';

/** Loaded with the frame of account pages, before one is shown. */
export const LazyAccountHeader = lazyView(() => import('./AccountHeader.tsx'), Placeholder);

function Placeholder() {
  const { t } = useTranslation('common');
  return <Header label={t('nav.sections')} tabs={[]} />;
}
