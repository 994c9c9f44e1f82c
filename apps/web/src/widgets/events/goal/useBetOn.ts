import { useInfiniteQuery } from '@tanstack/react-query';
import type { MatchRecord } from '@touchline/feed';
import type { GoalMomentBet } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { betsOf, historyQuery } from '../../../features/bets/bets.api.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { oddsText } from '../../../features/odds/prices/oddsText.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useOddsView } from '../../../features/settings/useOddsView.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { legState } from '../../bets/legState.ts';
import { betOn, standingWord } from './betOn.ts';

export interface BetOn {
  /** The player's newest open bet on the match. */
  readonly bet: GoalMomentBet | undefined;
  /** True once there is no other answer to wait for. */
  readonly isSettled: boolean;
}

/** The player's open bet on a match, with its state by the score. */
export function useBetOn(match: MatchRecord): BetOn {
  const { t } = useTranslation(['moments', 'history']);
  const names = useNames();
  const format = useFormat();
  const view = useOddsView();
  const isPlayer = useSession().player !== null;
  const hasWords = useLazyBundle('history');
  const { data, isLoading } = useInfiniteQuery({ ...historyQuery({ state: 'open' }), enabled: isPlayer });
  const found = betOn(betsOf(data), match.id);
  if (!found || !hasWords) return { bet: undefined, isSettled: !isPlayer || (!isLoading && !found) };
  const { bet, leg } = found;
  const { marketType, line, ordinal, selectionKey } = leg;
  const { standing, count } = legState(leg, bet, match, serverNow());
  const price = oddsText(bet.coef, view);
  const stake = format.money(bet.amount, bet.iso);
  const word = standingWord(standing);
  return {
    bet: {
      title: t('goal.bet', {
        pick: names.selection({ type: marketType, line, ordinal }, selectionKey, match),
      }),
      detail: price === '' ? stake : t('goal.terms', { stake, price }),
      state: count ? t('history:standing.counting', { ...count }) : word && t(`history:standing.${word}`),
    },
    isSettled: true,
  };
}
