import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { consent } from '../../features/consent/consent.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { mayStore } from '../../platform/cookies/cookies.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { site } from '../../platform/site/site.ts';
import { useRouteMeta } from '../shell/useRouteMeta.ts';
import { needFoot } from '../shell/visitFoot.tsx';
import { installing } from './pwa/installing.ts';
import { useHead } from './useHead.ts';
import { usePrefetch } from './usePrefetch.ts';

const SiteVisit = lazyView(async () => ({ default: (await import('./SiteVisit.tsx')).SiteVisit }));

const OneTap = lazyView(async () => ({ default: (await import('./OneTap.ts')).OneTap }));

/** Ids of countries whose law requires the policy's logo to be loaded. */
const POLICY_COUNTRIES: ReadonlySet<number> = new Set([1, 66, 126, 228, 120]);

/** Services around a visit; none belongs to the first screen and none blocks the page. */
export function Visit() {
  useHead();
  usePrefetch();
  const { visit, isShowIdentification } = site();
  // An update is offered on every site.
  const { isUpdateDue } = useSnapshot(installing);
  useEffect(() => {
    if (isUpdateDue) needFoot();
  }, [isUpdateDue]);
  return (
    <>
      {(visit || isShowIdentification || isUpdateDue) && <SiteVisit />}
      <OneTapOffer />
      <PolicyLogo />
    </>
  );
}

/** Offered to guests on public pages, where the site enables it and the visitor accepts the company's cookies. */
function OneTapOffer() {
  const { status } = useSession();
  const { meta } = useRouteMeta();
  const { agreed } = useSnapshot(consent);
  const isWanted = site().isOneTapAuthEnabled && site().isRegistrationAllowed && !site().isAccountMiddleware;
  if (!isWanted || status !== 'guest' || meta.who !== 'anyone' || !mayStore('functional', agreed))
    return null;
  return <OneTap />;
}

/** A hidden pixel, only if the account or the site belongs to one of those countries. */
function PolicyLogo() {
  const { player } = useSession();
  const { config } = useUserConfig();
  const id = (player ? config?.user_country_id : undefined) ?? site().visit?.countryId;
  if (id === undefined || !POLICY_COUNTRIES.has(id)) return null;
  return <img src="/policy-logo.gif" alt="" hidden width={1} height={1} data-policy-logo="" />;
}
