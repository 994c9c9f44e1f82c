import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sayIn, wordIn, type Say, type Word } from './words.ts';

/** For keys that the server names (a sport, a market, a refusal). Keys known in code go through `useTranslation`. */
export function useWord(): Word {
  const tag = useTranslation().i18n.language;
  return useMemo(() => wordIn(tag), [tag]);
}

/** For keys known in code that many rows ask for, or every page; the others go through `useTranslation`. */
export function useSay(): Say {
  const tag = useTranslation().i18n.language;
  return useMemo(() => sayIn(tag), [tag]);
}
