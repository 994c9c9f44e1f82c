import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the name of a currency in the player's language: "US dollar"; its code if it has no name. */
export function useCurrencyName(): (iso: string) => string {
  const tag = useTranslation().i18n.language;
  return useCallback(
    (iso) => {
      try {
        return new Intl.DisplayNames(tag, { type: 'currency' }).of(iso) ?? iso;
      } catch {
        // Codes of other lengths than three are not ISO codes, and have no names.
        return iso;
      }
    },
    [tag],
  );
}
