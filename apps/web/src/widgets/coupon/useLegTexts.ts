import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sportSlug } from '../../features/odds/sports/sportSlugs.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';

/** Fields from which a selection is named, in a coupon or a placed bet. */
export interface NamedSelection {
  readonly selectionKey: string;
  readonly marketType: string;
  readonly line?: string | undefined;
  readonly ordinal?: number | undefined;
  readonly sportId: number;
  readonly home: string;
  readonly away: string;
  /** UTC seconds. */
  readonly startsAt: number;
}

export interface LegTexts {
  /** "Today 21:00 · Harbour City – Northgate". */
  readonly event: string;
  /** Name of the selection, for example “Harbour City to win”. */
  readonly pick: string;
  /** Name of the market, for example “Match result”. */
  readonly market: string;
}

/** Returns the texts of a selection in the player's language and time zone. */
export function useLegTexts(): (selection: NamedSelection) => LegTexts {
  const { t } = useTranslation('coupon');
  const names = useNames();
  const format = useFormat();
  return useCallback(
    ({ marketType, line, ordinal, selectionKey, sportId, startsAt, home, away }) => {
      const market = { type: marketType, line, ordinal };
      return {
        // Isolates the direction of each name in the sentence.
        event: t(away === '' ? 'eventAlone' : 'eventAhead', {
          home: `\u2068${home}\u2069`,
          away: `\u2068${away}\u2069`,
          day: format.day(startsAt),
          time: format.time(startsAt),
        }),
        pick: names.selection(market, selectionKey, { home, away }),
        market: names.market(market, sportSlug(sportId)),
      };
    },
    [t, names, format],
  );
}
