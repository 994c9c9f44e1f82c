import { useTranslation } from 'react-i18next';
import type { Bet, BetLeg } from '../../../features/bets/bets.api.ts';

const CHAIN = 3;
const BLOCKED: readonly number[] = [4, 5];

/** Returns a function for a leg's role in its bet: "Banker", "Block 2", "No. 3"; undefined where it has none. */
export function useLegMark(): (bet: Bet, leg: BetLeg, index: number) => string | undefined {
  const { t } = useTranslation('history');
  return ({ typeId }, { isBanker, blockId }, index) => {
    if (isBanker) return t('leg.banker');
    if (BLOCKED.includes(typeId) && blockId !== undefined) {
      return blockId === 0 ? t('leg.lobby') : t('leg.block', { block: blockId });
    }
    return typeId === CHAIN ? t('leg.order', { place: index + 1 }) : undefined;
  };
}
