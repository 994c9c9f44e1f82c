import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepTitle, showHead } from '../../features/seo/pageHead.ts';
import { seoContentOf, seoPageOf } from '../../features/seo/seo.api.ts';
import { showSeoText } from '../../features/seo/seo.store.ts';
import { logFailure } from '../../platform/log/log.ts';
import { whenIdle } from '../../platform/page/whenIdle.ts';

/** Updates the head of the page and the text in its footer on navigation. */
export function useHead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let letGo: () => void = () => undefined;
    let isGone = false;
    const follow = async () => {
      const page = await seoPageOf(pathname);
      if (isGone) return;
      showHead(page);
      letGo = keepTitle(page);
      const content = page.hasContent ? await seoContentOf(pathname) : undefined;
      if (!isGone) showSeoText(content);
    };
    const stop = whenIdle(() => {
      follow().catch((error: unknown) =>
        logFailure('What the page says to search engines could not be had.', error),
      );
    });
    return () => {
      isGone = true;
      stop();
      letGo();
      showSeoText(undefined);
    };
  }, [pathname]);
}
