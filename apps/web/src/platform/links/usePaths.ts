import { useMemo } from 'react';
import { useParams } from 'react-router';
import { site } from '../site/site.ts';
import { pathsIn } from './paths.ts';

/** Language segment of this page. */
export function useLang(): string {
  return useParams()['lang'] ?? site().defaultLanguage;
}

/** Addresses of the product's screens in this page's language. */
export function usePaths(): ReturnType<typeof pathsIn> {
  const lang = useLang();
  return useMemo(() => pathsIn(lang), [lang]);
}
