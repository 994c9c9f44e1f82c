import { useEffect } from 'react';
import { languageOf } from '@touchline/contract/languages';
import { i18n } from '../i18n/i18n.ts';
import { isolated } from '../i18n/isolated.ts';
import { site } from '../site/site.ts';

/** Sets the document title: `Live football · Touchline`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    const { wordmark } = site();
    if (title === undefined || title === '') document.title = wordmark;
    else document.title = `${isolated(title, languageOf(i18n.language).direction)} · ${wordmark}`;
  }, [title]);
}
