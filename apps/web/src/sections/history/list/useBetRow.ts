import type { BetCardProps } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { isOver } from '../rules/money.ts';
import { betVerdict, isPlaced, legVerdict } from '../../../widgets/bets/outcomes.ts';
import { useBetText } from '../text/useBetText.ts';

export type BetRow = Omit<BetCardProps, 'legs' | 'action' | 'question'>;

/** Element id of a bet in the list, for moving the focus. */
export function rowId(couponId: string): string {
  return `bet-${couponId}`;
}

/**
 * Returns a function for the rows of the history, without their legs.
 * @returns takes a bet and the server's time, UTC seconds
 */
export function useBetRow(): (bet: Bet, now: number) => BetRow {
  const { t } = useTranslation('history');
  const format = useFormat();
  const paths = usePaths();
  const text = useBetText();

  function outcomeWord(bet: Bet, now: number): string {
    const { word } = betVerdict(bet, now);
    if (word !== 'pending' || bet.decidesAt === undefined) return t(`outcome.${word}`);
    return t('outcome.pendingFor', { seconds: Math.max(0, Math.ceil(bet.decidesAt / 1000 - now)) });
  }

  return (bet, now) => {
    const { outcome, word } = betVerdict(bet, now);
    const [only, ...others] = bet.bets;
    // The leg of a single shows the result.
    const isShownByLeg =
      word === 'open' ||
      (only !== undefined && others.length === 0 && legVerdict(only.statusId, bet).word === word);
    return {
      id: rowId(bet.id),
      href: paths.bet(bet.id),
      title: text.title(bet),
      price: text.price(bet.coef),
      time: format.time(bet.placedAt),
      moreLabel: (count) => t('moreLegs', { count }),
      stake: { label: t('fact.stake'), value: format.money(bet.amount, bet.iso) },
      returns: {
        label: t(isOver(bet) && isPlaced(bet) ? 'fact.paid' : 'fact.payout'),
        value: text.returns(bet).value,
      },
      ...(isShownByLeg ? {} : { outcome, outcomeLabel: outcomeWord(bet, now) }),
    };
  };
}
