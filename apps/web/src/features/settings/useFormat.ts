import { formatOdds, parseOdds } from '@touchline/betting';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { serverNow } from '../../platform/clock/clock.ts';
import { accountSymbols } from '../../platform/format/accountSymbols.ts';
import { countryName } from '../../platform/format/country.ts';
import { formatChange, formatMoney, formatRoundMoney } from '../../platform/format/money.ts';
import { formatDate, formatDay, formatEnd, formatTime } from '../../platform/format/time.ts';
import { settings } from './settings.store.ts';
import { useTimeZone } from './useTimeZone.ts';

export interface Format {
  /**
   * Formats an amount for display.
   * @param amount exact decimal text
   */
  money(amount: string, iso: string): string;
  /** Formats what an account got or lost, with its sign: `+€10.00`. */
  change(amount: string, iso: string): string;
  /** Formats an amount without zero decimals: `€ 5`. */
  roundMoney(amount: string, iso: string): string;
  /**
   * Formats a price in the player's odds format.
   * @param coef decimal odds as text, e.g. `1.85`
   */
  odds(coef: string): string;
  /**
   * Formats the time of day.
   * @param seconds UTC seconds
   */
  time(seconds: number): string;
  /**
   * Formats a day in words ("today") or as a date.
   * @param seconds UTC seconds
   */
  day(seconds: number): string;
  /**
   * Formats the end of a period for use within a sentence: the time if it is today, else the day.
   * @param seconds UTC seconds
   */
  end(seconds: number): string;
  /**
   * Formats the date with its year.
   * @param seconds UTC seconds
   */
  date(seconds: number): string;
  /** Name of a country; `undefined` for an unknown code. */
  country(code: string): string | undefined;
}

/** Formatters in the player's language, time zone, clock and odds format; the same object until one changes. */
export function useFormat(): Format {
  const { is12h, coefViewId } = useSnapshot(settings);
  const { byIso } = useSnapshot(accountSymbols);
  const timeZone = useTimeZone();
  const tag = useTranslation().i18n.language;
  return useMemo(() => {
    const view = { tag, timeZone, is12h };
    return {
      money: (amount, iso) => formatMoney(amount, iso, tag, byIso),
      change: (amount, iso) => formatChange(amount, iso, tag, byIso),
      roundMoney: (amount, iso) => formatRoundMoney(amount, iso, tag, byIso),
      odds: (coef) => formatOdds(parseOdds(coef), coefViewId),
      time: (seconds) => formatTime(seconds, view),
      day: (seconds) => formatDay(seconds, serverNow() / 1000, view),
      end: (seconds) => formatEnd(seconds, serverNow() / 1000, view),
      date: (seconds) => formatDate(seconds, view),
      country: (code) => countryName(code, tag),
    };
  }, [tag, timeZone, is12h, coefViewId, byIso]);
}
