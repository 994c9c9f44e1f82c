import type { OperatorRound } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';

/** Returns with which money a round was played. */
export function accountText({ isFree, isBonus }: OperatorRound): string {
  if (isFree) return t('round.account.free');
  return t(isBonus ? 'round.account.bonus' : 'round.account.main');
}
