import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import type { Bet } from '../../features/bets/bets.api.ts';
import { oddsText } from '../../features/odds/oddsText.ts';
import { settings } from '../../features/settings/settings.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { formatOffset } from '../../platform/format/time.ts';
import { languageOf } from '../../platform/i18n/languages.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { isOver, receivedOf } from './money.ts';
import { isPlaced } from './outcomes.ts';
import { useTypeNames } from './useTypeNames.ts';

export interface BetText {
  /** "Single", "Express, 3 selections", "System 2 of 4, 5 selections". */
  title(bet: Pick<Bet, 'typeId' | 'systemValue' | 'bets'>): string;
  /** "Today, 21:05". @param seconds UTC seconds */
  at(seconds: number): string;
  /** For a record: "Sat, 16 May 2026, 21:05 (UTC+3)". */
  atZone(seconds: number): string;
  /** A price in the player's odds format; a price that this format can't say, as decimal odds. */
  price(coef: string): string;
  /** "Arsenal – Crystal Palace", in the direction of reading. */
  event(teams: { readonly home: string; readonly away: string }): string;
  /** Parts side by side: "Over 2.5 · Draw". */
  join(parts: readonly string[]): string;
  /** A run of figures or words of another direction that keeps its place, and its own order, in other text. */
  own(text: string): string;
  /** What the bet can pay, or has paid. */
  returns(bet: Bet): {
    readonly label: string;
    readonly value: string;
  };
}

/** How the pages about bets say what they show; the same object until language or settings change. */
export function useBetText(): BetText {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const typeNames = useTypeNames();
  const { timeZone, coefViewId } = useSnapshot(settings);
  const { direction } = languageOf(useLang());
  return useMemo(() => {
    // In text from the right, names and figures of the other direction would trade places with their neighbours.
    const own = (text: string) => (direction === 'rtl' ? `\u2068${text}\u2069` : text);
    // Its own direction is said, because inside there is nothing but isolated parts to tell it by.
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
        const when = { day: format.date(seconds), time: timeOf(seconds), zone: own(formatOffset(timeZone)) };
        return inOrder(t('when.atZone', when));
      },
      price: (coef) => oddsText(coef, coefViewId) || coef,
      event({ home, away }) {
        return inOrder(away === '' ? own(home) : `${own(home)} – ${own(away)}`);
      },
      join: (parts) => parts.map(own).join(' · '),
      returns(bet) {
        if (!isPlaced(bet)) return { label: t('fact.possible'), value: '–' };
        return isOver(bet)
          ? { label: t('fact.paid'), value: format.money(receivedOf(bet), bet.iso) }
          : { label: t('fact.possible'), value: format.money(bet.possiblePayout, bet.iso) };
      },
    };
  }, [t, common, format, typeNames, timeZone, coefViewId, direction]);
}
