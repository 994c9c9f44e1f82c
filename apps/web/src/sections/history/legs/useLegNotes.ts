import { useTranslation } from 'react-i18next';
import type { Bet, BetLeg } from '../../../features/bets/bets.api.ts';
import { refusalMessage } from '../../../features/coupon/placement/refusalMessage.ts';
import { useTimeOfPlay } from '../../../features/odds/clock/useTimeOfPlay.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import { marketOf, useBetText } from '../text/useBetText.ts';

/** Returns a function for the details of a leg on its bet's page: market, competition, start, and what changed. */
export function useLegNotes(): (bet: Bet, leg: BetLeg) => readonly string[] {
  const { t } = useTranslation('history');
  const findText = useFindText();
  const names = useNames();
  const timeOfPlay = useTimeOfPlay();
  const text = useBetText();

  function changes({ refusal }: Bet, leg: BetLeg): string[] {
    const { shownCoef, scoreAtPlacement, clockAtPlacement, isLive, settledCoef, selectionId } = leg;
    const refused = refusal?.legs.find((one) => one.selectionId === selectionId);
    const why = refused && refusalMessage(findText, { code: refused.code, isOfLeg: true })?.title;
    const score = scoreAtPlacement?.total.join(':');
    const time = timeOfPlay(clockAtPlacement);
    const then = time === undefined ? t('leg.scoreThen', { score }) : t('leg.playThen', { time, score });
    return [
      ...(isLive && score !== undefined ? [then] : []),
      ...(shownCoef === undefined ? [] : [t('leg.priceShown', { price: text.price(shownCoef) })]),
      ...(settledCoef === undefined ? [] : [t('leg.counted', { price: text.price(settledCoef) })]),
      ...(why === undefined ? [] : [why]),
      ...(refused?.coef === undefined ? [] : [t('leg.priceNow', { price: text.price(refused.coef) })]),
    ];
  }

  return (bet, leg) => {
    const own = changes(bet, leg);
    return [
      text.join([names.market(marketOf(leg), sportSlug(leg.sportId)), names.competition(leg)]),
      // Until there is a score, the start is beside the match.
      ...(leg.finalScore ? [text.at(leg.startsAt)] : []),
      ...(own.length > 0 ? [text.join(own)] : []),
    ];
  };
}
