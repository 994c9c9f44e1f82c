import { UiProvider } from '@touchline/ui';
import { RouterProvider } from 'react-router/dom';
import { createHashRouter } from 'react-router';
import { direction, language, t } from '../messages/messages.ts';
import { RouterLink } from './RouterLink.tsx';
import { routes } from './routes.tsx';

const messages = {
  close: t('kit.close'),
  dismiss: t('kit.dismiss'),
  notifications: t('kit.notifications'),
  loading: t('kit.loading'),
  showPassword: t('kit.showPassword'),
  hidePassword: t('kit.hidePassword'),
  skipToContent: t('kit.skip'),
  skipToCoupon: t('kit.skip'),
};

const router = createHashRouter(routes);

/** The console. */
export function App() {
  return (
    <UiProvider direction={direction} locale={language} messages={messages} link={RouterLink}>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
