import { Stack, WideModal } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { acceptsRegistration } from '../../../platform/links/entrySheets.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { FieldsSkeleton } from '../FieldsSkeleton.tsx';
import { useAccessSheet } from '../useAccessSheet.ts';

// The form is loaded in parallel with its frame, and is shared with the page.
const Registration = lazyView(() => import('./Registration.tsx'), FieldsSkeleton);
const SignInProviders = lazyView(() => import('../../../widgets/social/SignInProviders.tsx'));

/** Registration sheet over a page; its address includes the method. */
export default function RegistrationSheet() {
  const { t } = useTranslation('access');
  const paths = usePaths();
  const location = useLocation();
  const navigate = useNavigate();
  const isPage = location.pathname.startsWith(paths.registration());
  const { isShown, onDone, sheets } = useAccessSheet(acceptsRegistration() && !isPage);
  const [isHeld, setHeld] = useState(false);
  if (!isShown) return null;
  return (
    <WideModal open onOpenChange={sheets.close} title={t('registration.title')} closable={!isHeld} column>
      <Stack gap="lg">
        <Registration
          segment={sheets.about}
          onSegmentChange={(way) =>
            navigate(sheets.hrefOf('registration', way), {
              state: location.state,
              replace: true,
              preventScrollReset: true,
            })
          }
          onHeld={() => setHeld(true)}
          onDone={onDone}
        >
          <SignInProviders />
        </Registration>
      </Stack>
    </WideModal>
  );
}
