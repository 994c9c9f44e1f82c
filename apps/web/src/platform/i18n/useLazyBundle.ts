import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '@touchline/contract/languages';
import { hasRenderedBundle, useHydrated } from '../page/hydration.ts';
import { useLang } from '../links/usePaths.ts';
import type { Namespace } from './bundles.ts';
import { loadBundles } from './i18n.ts';
import { addPending } from '../lazy/pending.ts';

const ANOTHER_TRY_AFTER = 2000;

/**
 * Loads translations that aren't part of the page.
 * @returns whether they are loaded in the current language
 */
export function useLazyBundle(namespace: Namespace): boolean {
  const lang = useLang();
  const { i18n } = useTranslation();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  // Which other bundles are loaded by now differs between the server and the app that continues its page.
  const isRendered = useHydrated() || hasRenderedBundle(namespace);
  const isThere = isRendered && i18n.hasResourceBundle(languageOf(lang).tag, namespace);
  useEffect(() => {
    if (isThere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const arrive = addPending();
    loadBundles(lang, [namespace]).then(
      () => !isGone && again(),
      () => {
        if (!isGone) timer = setTimeout(again, ANOTHER_TRY_AFTER);
      },
    );
    return () => {
      isGone = true;
      arrive();
      clearTimeout(timer);
    };
  }, [isThere, lang, namespace, attempt]);
  return isThere;
}
