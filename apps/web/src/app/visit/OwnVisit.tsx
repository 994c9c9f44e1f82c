import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { consent } from '../../features/consent/consent.store.ts';
import { CookieChoice } from '../../features/consent/CookieQuestion.tsx';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { site } from '../../platform/site/site.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { Popups } from './popups/Popups.tsx';
import { useVisitSays } from './useVisitSays.ts';

const Snow = lateView(async () => ({ default: (await import('./LateSnow.tsx')).LateSnow }));

/** What a site asks, tells and counts, where its configuration says that it does. */
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
        <Suspense fallback={null}>
          <Snow />
        </Suspense>
      )}
    </>
  );
}

/** Where the page's frame has a place for what is asked at its foot; frames without one ask nothing. */
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
