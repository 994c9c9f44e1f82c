import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { consent } from '../../features/consent/consent.store.ts';
import { CookieChoice } from '../../features/consent/CookieQuestion.tsx';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { site } from '../../platform/site/site.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { pageHydrated } from '../../platform/page/hydration.ts';
import { useVisitFoot } from '../shell/visitFoot.tsx';
import { Popups } from './popups/Popups.tsx';
import { useVisitReports } from './useVisitReports.ts';

const Snow = lazyView(async () => ({ default: (await import('./HomeSnow.tsx')).HomeSnow }));

/** Site-specific prompts, notices and analytics, where the configuration enables them. */
export function SiteVisit() {
  useVisitReports();
  const { pathname } = useLocation();
  const place = useFoot();
  const { isSnow = false } = site().visit ?? {};
  const isHome = /^\/[a-z]{2}\/?$/.test(pathname);
  return (
    <>
      <Popups place={place} />
      <Choice />
      {isSnow && isHome && <Snow />}
    </>
  );
}

/**
 * Returns the frame's container for prompts at the bottom of the page; null for frames without one, which show none.
 */
function useFoot(): Element | null {
  const foot = useVisitFoot();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    // Prompts in a page that is not hydrated yet would differ from what the server has rendered.
    void pageHydrated.then(() => setHydrated(true));
  }, []);
  return isHydrated ? foot : null;
}

function Choice() {
  const { isChoosing } = useSnapshot(consent);
  const hasBundle = useLazyBundle('visit');
  return isChoosing && hasBundle && <CookieChoice />;
}
