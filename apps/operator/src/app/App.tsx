import { ClearLayout, UiProvider } from '@touchline/ui';
import { RouterProvider } from 'react-router/dom';
import { createHashRouter } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { session } from '../api/session.ts';
import { direction, language, t } from '../messages/messages.ts';
import { routes } from './routes.tsx';
import { SignIn } from './SignIn.tsx';

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

/** The console. Without a session it shows the sign-in form at every address. */
export function App() {
  const { operator } = useSnapshot(session);
  return (
    <UiProvider direction={direction} locale={language} messages={messages}>
      {operator ? (
        <RouterProvider router={router} />
      ) : (
        <ClearLayout>
          <SignIn />
        </ClearLayout>
      )}
    </UiProvider>
  );
}
