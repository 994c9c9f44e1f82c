import { createContext, use, useMemo } from 'react';
import { site } from '../site/site.ts';
import { pathsIn } from './paths.ts';

/**
 * Language segment of the address. A context of its own: the router's parameters change with every navigation, and each
 * row of a list would be rendered again when a sheet opens.
 */
export const LangSegment = createContext<string | undefined>(undefined);

/** Language segment of this page. */
export function useLang(): string {
  return use(LangSegment) ?? site().defaultLanguage;
}

/** Addresses of the product's screens in this page's language. */
export function usePaths(): ReturnType<typeof pathsIn> {
  const lang = useLang();
  return useMemo(() => pathsIn(lang), [lang]);
}
