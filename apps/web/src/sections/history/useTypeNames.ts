import { useCallback } from 'react';
import { useWord } from '../../platform/i18n/useWord.ts';

/** Returns the name of a coupon type by its id: "Express". */
export function useTypeNames(): (typeId: number) => string {
  const word = useWord();
  return useCallback((typeId) => word('history', `type.${typeId}`) ?? String(typeId), [word]);
}
