import { Stack, WideModal } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { usePaths } from '../../platform/links/usePaths.ts';
import { takesNewPlayers } from '../../platform/links/waysIn.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import { useAccessSheet } from './useAccessSheet.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

// The form is loaded in parallel with its frame, and is shared with the page.
const Registration = lateView(() => import('./Registration.tsx'));
const SocialWays = lateView(() => import('../../widgets/social/SocialWays.tsx'));

/** Registration sheet over a page; its address includes the method. */
export default function RegistrationSheet() {
  const { t } = useTranslation('access');
  const paths = usePaths();
  const location = useLocation();
  const navigate = useNavigate();
  const isPage = location.pathname.startsWith(paths.registration());
  const { isShown, onDone, sheets } = useAccessSheet(takesNewPlayers() && !isPage);
  const [isHeld, setHeld] = useState(false);
  if (!isShown) return null;
  return (
    <WideModal open onOpenChange={sheets.close} title={t('registration.title')} closable={!isHeld} column>
      <Stack gap="lg">
        <LazyBoundary fallback={<FieldsSkeleton />}>
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
            <LazyBoundary>
              <SocialWays />
            </LazyBoundary>
          </Registration>
        </LazyBoundary>
      </Stack>
    </WideModal>
  );
}
