import type { BetHistoryCardProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { betVerdict } from '../rules/outcomes.ts';
import { marketOf, useBetText } from '../text/useBetText.ts';

export type BetRow = BetHistoryCardProps['bets'][number];

/** Element id of a bet in the list, for moving the focus. */
export function rowId(couponId: string): string {
  return `bet-${couponId}`;
}

/**
 * Returns a function for the rows of the history.
 * @returns takes a bet and the server's time, UTC seconds
 */
export function useBetRow(): (bet: Bet, now: number) => BetRow {
  const { t } = useTranslation('history');
  const format = useFormat();
  const names = useNames();
  const paths = usePaths();
  const text = useBetText();

  function outcomeWord(bet: Bet, now: number): string {
    const { word } = betVerdict(bet, now);
    if (word !== 'pending' || bet.decidesAt === undefined) return t(`outcome.${word}`);
    return t('outcome.pendingFor', { seconds: Math.max(0, Math.ceil(bet.decidesAt / 1000 - now)) });
  }

  return (bet, now) => {
    const picks = bet.bets.map((leg) => names.selection(marketOf(leg), leg.selectionKey, leg));
    const [only, ...others] = bet.bets;
    return {
      id: rowId(bet.id),
      href: paths.bet(bet.id),
      number: bet.id,
      outcome: betVerdict(bet, now).outcome,
      outcomeLabel: outcomeWord(bet, now),
      title: text.title(bet),
      // A single selection leaves space for its match.
      legs: text.join(only && others.length === 0 ? [...picks, text.event(only)] : picks),
      price: text.price(bet.coef),
      time: format.time(bet.placedAt),
      stake: { label: t('fact.stake'), value: format.money(bet.amount, bet.iso) },
      returns: text.returns(bet),
    };
  };
}
