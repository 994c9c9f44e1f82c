import { useFrame } from './frame.ts';
import type { MoneyAction } from './game.ts';
import { payoutOf, toMinor } from './money.ts';

/** Returns the button that starts a round with a choice for the stake of the stepper. */
export function useBet(choice: unknown, canBet = true): MoneyAction {
  const { play, state, texts } = useFrame();
  const { freeRounds } = state;
  if (freeRounds && freeRounds.left > 0)
    return {
      label: texts.count('bet.free', freeRounds.left),
      amount: toMinor(freeRounds.stake, play.session.decimals),
      isReady: state.phase === 'ready' && canBet,
      run: () => void play.betFree(choice),
    };
  return {
    label: texts.t('bet'),
    amount: state.stake,
    isReady: state.phase === 'ready' && canBet,
    run: () => void play.bet(choice),
  };
}

/**
 * Returns the button of an open round: it takes what is secured at a multiplier, or asks for the first turn.
 * @param multiplier ten-thousandths that are secured, 0 without any
 * @param ask words while nothing is secured
 */
export function useTake(multiplier: number, ask: string): MoneyAction {
  const { play, state, texts } = useFrame();
  if (multiplier === 0) return { label: ask, amount: null, isReady: false, run: () => undefined };
  const stake = toMinor(state.round?.stake ?? '0', play.session.decimals);
  return {
    label: texts.t('take'),
    amount: payoutOf(stake, multiplier),
    isReady: state.phase === 'open',
    run: () => void play.turn({ action: 'cashOut' }),
  };
}

/** Returns whether a round takes turns now, the answer to the last one included. */
export function useIsOpen(): boolean {
  const { state } = useFrame();
  return state.round?.state === 'open' && state.phase !== 'ready';
}
