import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names currencies in the player's language: "US dollar"; one that has no name there keeps its code. */
export function useCurrencyName(): (iso: string) => string {
  const tag = useTranslation().i18n.language;
  return useCallback(
    (iso) => {
      try {
        return new Intl.DisplayNames(tag, { type: 'currency' }).of(iso) ?? iso;
      } catch {
        // Codes of five letters are no ISO codes, and have no names.
        return iso;
      }
    },
    [tag],
  );
}
