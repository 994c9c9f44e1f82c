import { useEffect } from 'react';
import { site } from '../site/site.ts';

/** Names the page in the browser: `Live football · Touchline`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    const { wordmark } = site();
    document.title = title === undefined || title === '' ? wordmark : `${title} · ${wordmark}`;
  }, [title]);
}
