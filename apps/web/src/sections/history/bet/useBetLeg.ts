import type { BetDetailLeg } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { refusalMessage } from '../../../features/coupon/placement/refusalMessage.ts';
import type { Bet, BetLeg } from '../../../features/bets/bets.api.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { isPlaced, legVerdict } from '../rules/outcomes.ts';
import { marketOf, useBetText } from '../text/useBetText.ts';

const CHAIN = 3;
const BLOCKED: readonly number[] = [4, 5];

/** Returns a function for the legs of a bet's page: position, selection, price, score and result. */
export function useBetLeg(): (bet: Bet, index: number) => BetDetailLeg | undefined {
  const { t } = useTranslation('history');
  const findText = useFindText();
  const names = useNames();
  const text = useBetText();

  function mark({ typeId }: Bet, { isBanker, blockId }: BetLeg, index: number): string | undefined {
    if (isBanker) return t('leg.banker');
    if (BLOCKED.includes(typeId) && blockId !== undefined) {
      return blockId === 0 ? t('leg.lobby') : t('leg.block', { block: blockId });
    }
    return typeId === CHAIN ? t('leg.order', { place: index + 1 }) : undefined;
  }

  function notes({ refusal }: Bet, leg: BetLeg): string[] {
    const { shownCoef, scoreAtPlacement, isLive, settledCoef, selectionId } = leg;
    const refused = refusal?.legs.find((one) => one.selectionId === selectionId);
    const why = refused && refusalMessage(findText, { code: refused.code, isOfLeg: true })?.title;
    return [
      ...(isLive && scoreAtPlacement ? [t('leg.scoreThen', { score: scoreText(scoreAtPlacement) })] : []),
      ...(shownCoef === undefined ? [] : [t('leg.priceShown', { price: text.price(shownCoef) })]),
      ...(settledCoef === undefined ? [] : [t('leg.counted', { price: text.price(settledCoef) })]),
      ...(why === undefined ? [] : [why]),
      ...(refused?.coef === undefined ? [] : [t('leg.priceNow', { price: text.price(refused.coef) })]),
    ];
  }

  return (bet, index) => {
    const leg = bet.bets[index];
    if (!leg) return undefined;
    const verdict = isPlaced(bet) ? legVerdict(leg.statusId, bet) : undefined;
    const market = marketOf(leg);
    return {
      id: leg.selectionId,
      mark: mark(bet, leg, index),
      about: text.join([names.competition(leg), text.at(leg.startsAt)]),
      event: text.event(leg),
      pick: names.selection(market, leg.selectionKey, leg),
      market: text.join([names.market(market, sportSlug(leg.sportId)), ...notes(bet, leg)]),
      price: text.price(leg.coef),
      // Runners have positions, not scores.
      score: leg.finalScore && leg.away !== '' ? scoreText(leg.finalScore) : undefined,
      // A bet that wasn't placed has no result.
      ...(verdict && { outcome: verdict.outcome, outcomeLabel: t(`outcome.${verdict.word}`) }),
    };
  };
}

function scoreText({ total }: NonNullable<BetLeg['finalScore']>): string {
  return total.join(':');
}
