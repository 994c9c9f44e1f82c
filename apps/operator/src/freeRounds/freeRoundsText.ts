import type { OperatorFreeRounds } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { shortTime } from '../shared/times.ts';

/** Returns whether something is left of free rounds, which can be cancelled. */
export const isOpen = ({ state }: OperatorFreeRounds): boolean =>
  state === 'waiting' || state === 'planned' || state === 'open';

/** Returns the names of the games. */
export const gamesText = ({ games }: OperatorFreeRounds): string => games.map(({ name }) => name).join(', ');

/** Returns how many are played, and the value of one. */
export const playedText = ({ played, rounds, stake, iso }: OperatorFreeRounds): string =>
  t('freeRounds.played', { played, rounds, stake: moneyText(stake, iso) });

/** Returns when they can be played. */
export const periodText = ({ state, from, until }: OperatorFreeRounds): string =>
  state === 'planned'
    ? t('freeRounds.planned', { from: shortTime(from), until: shortTime(until) })
    : t('freeRounds.until', { until: shortTime(until) });

/** Returns what they have won, where that goes, and the cap. */
export function winningsText({ won, mostWon, wagering, iso }: OperatorFreeRounds): string {
  const target = wagering
    ? t('freeRounds.toBonus', { times: wagering.times, count: wagering.days })
    : t('freeRounds.toMain');
  const cap = mostWon === null ? [] : [t('freeRounds.cap', { amount: moneyText(mostWon, iso) })];
  return [moneyText(won, iso), target, ...cap].join(' · ');
}

/** Returns who gave them, why, and why they ended. */
export const givenText = (one: OperatorFreeRounds): string =>
  [shortTime(one.at), one.by, one.reason, whyEnded(one)].filter((part) => part !== null).join(' · ');

/** Returns why free rounds were cancelled: the words of the operator or the maker, else the cause. */
function whyEnded({ cancelCause, note }: OperatorFreeRounds): string | null {
  return cancelCause === null ? null : (note ?? t(`freeRounds.cause.${cancelCause}`));
}
