import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sayIn, wordIn, type Say, type Word } from './words.ts';

/**
 * Translates keys that come from the server (a sport, a market, a refusal). For keys in code use `useTranslation`.
 */
export function useWord(): Word {
  const tag = useTranslation().i18n.language;
  return useMemo(() => wordIn(tag), [tag]);
}

/** Translates keys in code that many rows or all pages use. For others use `useTranslation`. */
export function useSay(): Say {
  const tag = useTranslation().i18n.language;
  return useMemo(() => sayIn(tag), [tag]);
}
