import { useMemo } from 'react';
import { useParams } from 'react-router';
import { site } from '../site/site.ts';
import { pathsIn } from './paths.ts';

/** The language segment of this page. */
export function useLang(): string {
  return useParams()['lang'] ?? site().defaultLanguage;
}

/** The addresses of the product's screens in the language of this page. */
export function usePaths(): ReturnType<typeof pathsIn> {
  const lang = useLang();
  return useMemo(() => pathsIn(lang), [lang]);
}
