import { formatOffset } from '../../platform/format/time.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import type { PlacedCoupon } from '../../features/coupon/coupon.api.ts';
import { oddsText } from '../../features/odds/oddsText.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { languageOf } from '../../platform/i18n/languages.ts';
import { useLang } from '../../platform/links/usePaths.ts';

export interface BetText {
  /** "Single", "Express, 3 selections". */
  title(coupon: Pick<PlacedCoupon, 'typeId' | 'bets'>): string;
  /** "Today, 21:05". @param seconds UTC seconds */
  at(seconds: number): string;
  /** The same with the time zone: "Today, 21:05 (UTC+3)". */
  atZone(seconds: number): string;
  /** A price in the player's odds format; a price that this format can't say, as decimal odds. */
  price(coef: string): string;
  /** "Arsenal – Crystal Palace", in the direction of reading. */
  event(teams: { readonly home: string; readonly away: string }): string;
  /** Parts side by side: "Over 2.5 · Draw". */
  join(parts: readonly string[]): string;
  /** What the bet can pay, or has paid. */
  returns(coupon: Pick<PlacedCoupon, 'state' | 'possiblePayout' | 'payout' | 'iso'>): {
    readonly label: string;
    readonly value: string;
  };
}

/** How the pages about bets say what they show; the same object until language or settings change. */
export function useBetText(): BetText {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { timeZone, coefViewId } = useSnapshot(settings);
  const { direction } = languageOf(useLang());
  return useMemo(() => {
    // In text from the right, names and figures of the other direction would trade places with their neighbours.
    const own = (text: string) => (direction === 'rtl' ? `\u2068${text}\u2069` : text);
    const when = (seconds: number) => ({ day: format.day(seconds), time: own(format.time(seconds)) });
    return {
      title: ({ typeId, bets }) => (typeId === 1 ? t('express', { count: bets.length }) : t('single')),
      at: (seconds) => own(t('when.at', when(seconds))),
      atZone: (seconds) => own(t('when.atZone', { ...when(seconds), zone: own(formatOffset(timeZone)) })),
      price: (coef) => oddsText(coef, coefViewId) || coef,
      event({ home, away }) {
        const event = `${own(home)} – ${own(away)}`;
        // Its own direction is said, because inside there is nothing but isolated names to tell it by.
        return direction === 'rtl' ? `\u2067${event}\u2069` : event;
      },
      join: (parts) => parts.map(own).join(' · '),
      returns: ({ state, possiblePayout, payout, iso }) =>
        state === 'settled'
          ? { label: t('fact.paid'), value: format.money(payout ?? '0', iso) }
          : { label: t('fact.possible'), value: format.money(possiblePayout, iso) },
    };
  }, [t, format, timeZone, coefViewId, direction]);
}
