import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { consent } from '../../features/consent/consent.store.ts';
import { CookieChoice } from '../../features/consent/CookieQuestion.tsx';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { site } from '../../platform/site/site.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { Popups } from './popups/Popups.tsx';
import { useVisitSays } from './useVisitSays.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const Snow = lateView(async () => ({ default: (await import('./LateSnow.tsx')).LateSnow }));

/** Site-specific prompts, notices and analytics, where the configuration enables them. */
export function OwnVisit() {
  useVisitSays();
  const { pathname } = useLocation();
  const place = useFoot(pathname);
  const { isSnow = false } = site().visit ?? {};
  const isHome = /^\/[a-z]{2}\/?$/.test(pathname);
  return (
    <>
      <Popups place={place} />
      <Choice />
      {isSnow && isHome && (
        <LazyBoundary>
          <Snow />
        </LazyBoundary>
      )}
    </>
  );
}

/**
 * Returns the frame's container for prompts at the bottom of the page; null for frames without one, which show none.
 */
function useFoot(pathname: string): Element | null {
  const [foot, setFoot] = useState<Element | null>(null);
  useEffect(() => setFoot(document.getElementById('visit-foot')), [pathname]);
  return foot;
}

function Choice() {
  const { isChoosing } = useSnapshot(consent);
  const hasWords = useLateWords('visit');
  return isChoosing && hasWords && <CookieChoice />;
}
