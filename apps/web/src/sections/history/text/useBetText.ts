import { toMinor } from '@touchline/betting';
import { languageOf } from '@touchline/contract/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import type { Bet, BetLeg } from '../../../features/bets/bets.api.ts';
import { possibleAfterTax } from '../../../features/bets/afterTax.ts';
import { matchName } from '../../../features/odds/names/matchName.ts';
import type { NamedMarket } from '../../../features/odds/names/names.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { formatZone } from '../../../platform/format/zone.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { isOver, received } from '../rules/money.ts';
import { isPlaced } from '../../../widgets/bets/outcomes.ts';
import { useTypeNames } from './names.ts';

export interface BetText {
  /** "Single", "Express, 3 selections", "System 2 of 4, 5 selections". */
  title(bet: {
    readonly typeId: number;
    readonly systemValue?: number | undefined;
    readonly bets: readonly Pick<BetLeg, 'isBanker' | 'blockId'>[];
  }): string;
  /**
   * "Today, 21:05".
   * @param seconds UTC seconds
   */
  at(seconds: number): string;
  /** Time for a record: "Sat, 16 May 2026, 21:05 (UTC+3)". */
  atZone(seconds: number): string;
  /** Price in the player's odds format; as decimal odds if that format can't represent it. */
  price(coef: string): string;
  /** "Arsenal – Crystal Palace", in reading direction. */
  event(teams: { readonly home: string; readonly away: string }): string;
  /** Joined parts: "Over 2.5 · Draw". */
  join(parts: readonly string[]): string;
  /** Isolates figures or text of another direction within other text. */
  own(text: string): string;
  /** Possible or actual payout of the bet, after tax. */
  returns(bet: Bet): {
    readonly label: string;
    readonly value: string;
  };
}

/** Texts of the pages about bets; the same object until language or settings change. */
export function useBetText(): BetText {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const typeNames = useTypeNames();
  const { coefViewId } = useSnapshot(settings);
  const timeZone = useTimeZone();
  const { direction } = languageOf(useLang());
  return useMemo(() => {
    // In right-to-left text, names and figures of the other direction would swap with their neighbours.
    const own = (text: string) => (direction === 'rtl' ? `\u2068${text}\u2069` : text);
    // The direction is explicit, because isolated parts alone don't determine it.
    const inOrder = (text: string) => (direction === 'rtl' ? `\u2067${text}\u2069` : text);
    const timeOf = (seconds: number) => own(format.time(seconds));
    return {
      own,
      title({ typeId, systemValue, bets }) {
        const isSystem = (typeId === 2 || typeId === 4) && systemValue !== undefined;
        const of = bets.filter(({ isBanker, blockId }) => !isBanker && blockId !== 0).length;
        const type = typeId === 2 && isSystem ? t('system', { value: systemValue, of }) : typeNames(typeId);
        if (bets.length === 1) return type;
        return t('titled', { type, selections: common('selections', { count: bets.length }) });
      },
      at: (seconds) => inOrder(t('when.at', { day: format.day(seconds), time: timeOf(seconds) })),
      atZone(seconds) {
        const when = {
          day: format.date(seconds),
          time: timeOf(seconds),
          zone: own(formatZone(timeZone, seconds)),
        };
        return inOrder(t('when.atZone', when));
      },
      price: (coef) => oddsText(coef, coefViewId) || coef,
      event: (teams) => matchName(teams, direction),
      join: (parts) => parts.map(own).join(' · '),
      returns(bet) {
        if (!isPlaced(bet)) return { label: t('fact.possible'), value: '–' };
        const { iso, tax } = bet;
        if (!isOver(bet)) {
          const label = t(tax ? 'fact.possibleTaxed' : 'fact.possible');
          return { label, value: format.money(possibleAfterTax(bet), iso) };
        }
        const isTaxed = tax !== undefined && toMinor(tax.withheld, iso) > 0n;
        return {
          label: t(isTaxed ? 'fact.paidTaxed' : 'fact.paid'),
          value: format.money(received(bet), iso),
        };
      },
    };
  }, [t, common, format, typeNames, timeZone, coefViewId, direction]);
}

/** Returns the data from which a leg's market is named. */
export function marketOf({ marketType, line, ordinal }: BetLeg): NamedMarket {
  return { type: marketType, line, ordinal };
}
