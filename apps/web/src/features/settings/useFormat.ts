import { formatOdds, parseOdds } from '@touchline/betting';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { serverNow } from '../../platform/clock/clock.ts';
import { countryName } from '../../platform/format/country.ts';
import { formatMoney, formatRoundMoney } from '../../platform/format/money.ts';
import { formatDate, formatDay, formatTime } from '../../platform/format/time.ts';
import { settings } from './settings.store.ts';

export interface Format {
  /** An amount for people. @param amount exact decimal text */
  money(amount: string, iso: string): string;
  /** The same without decimals that say nothing: `€ 5`. */
  roundMoney(amount: string, iso: string): string;
  /** A price in the player's odds format. @param coef decimal odds as text, e.g. `1.85` */
  odds(coef: string): string;
  /** Time of day. @param seconds UTC seconds */
  time(seconds: number): string;
  /** Day in words or as a date. @param seconds UTC seconds */
  day(seconds: number): string;
  /** The date with its year. @param seconds UTC seconds */
  date(seconds: number): string;
  /** A country's name, or `undefined` when the code is none. */
  country(code: string): string | undefined;
}

/** Formatters in the player's language, time zone, clock and odds format; the same object until one changes. */
export function useFormat(): Format {
  const { timeZone, is12h, coefViewId } = useSnapshot(settings);
  const tag = useTranslation().i18n.language;
  return useMemo(() => {
    const view = { tag, timeZone, is12h };
    return {
      money: (amount, iso) => formatMoney(amount, iso, tag),
      roundMoney: (amount, iso) => formatRoundMoney(amount, iso, tag),
      odds: (coef) => formatOdds(parseOdds(coef), coefViewId),
      time: (seconds) => formatTime(seconds, view),
      day: (seconds) => formatDay(seconds, serverNow() / 1000, view),
      date: (seconds) => formatDate(seconds, view),
      country: (code) => countryName(code, tag),
    };
  }, [tag, timeZone, is12h, coefViewId]);
}
