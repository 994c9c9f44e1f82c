import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { consent } from '../../features/consent/consent.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { mayKeep } from '../../platform/cookies/cookies.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { site } from '../../platform/site/site.ts';
import { useRouteMeta } from '../shell/useRouteMeta.ts';
import { useHead } from './useHead.ts';
import { usePrefetch } from './usePrefetch.ts';

const OwnVisit = lateView(async () => ({ default: (await import('./OwnVisit.tsx')).OwnVisit }));

const OneTap = lateView(async () => ({ default: (await import('./OneTap.ts')).OneTap }));

/** Countries whose law wants the mark of the policy to be loaded. */
const POLICY_COUNTRIES: ReadonlySet<number> = new Set([1, 66, 126, 228, 120]);

/** Everything around a visit: none of it belongs to the first screen, and none of it stops the page. */
export function Visit() {
  useHead();
  usePrefetch();
  const { visit, isShowIdentification } = site();
  return (
    <>
      {(visit || isShowIdentification) && (
        <Suspense fallback={null}>
          <OwnVisit />
        </Suspense>
      )}
      <OneTapOffer />
      <PolicyLogo />
    </>
  );
}

/** For guests on pages for everyone, where the site has it and the visitor allows what the company keeps. */
function OneTapOffer() {
  const { status } = useSession();
  const { meta } = useRouteMeta();
  const { agreed } = useSnapshot(consent);
  const isWanted = site().isOneTapAuthEnabled && site().isRegistrationAllowed && !site().isAccountMiddleware;
  if (!isWanted || status !== 'guest' || meta.who !== 'anyone' || !mayKeep('functional', agreed)) return null;
  return (
    <Suspense fallback={null}>
      <OneTap />
    </Suspense>
  );
}

/** One hidden pixel, only where the account or the site is of one of the countries. */
function PolicyLogo() {
  const { player } = useSession();
  const { config } = useUserConfig();
  const id = (player ? config?.user_country_id : undefined) ?? site().visit?.countryId;
  if (id === undefined || !POLICY_COUNTRIES.has(id)) return null;
  return <img src="/policy-logo.gif" alt="" hidden width={1} height={1} data-policy-logo="" />;
}
