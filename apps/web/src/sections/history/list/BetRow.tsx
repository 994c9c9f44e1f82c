import { BetCard } from '@touchline/ui';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { BetLegLine } from '../legs/BetLegLine.tsx';
import { useBetRow } from './useBetRow.ts';
import { useRowCashOut } from './useRowCashOut.tsx';

export interface BetRowProps {
  readonly bet: Bet;
  /** Matches with open legs of all listed bets. */
  readonly matchIds: readonly number[];
  /** Server time, UTC seconds. */
  readonly now: number;
}

/** A bet in the list, with its legs and, while it is open, its cash-out. */
export function BetRow({ bet, matchIds, now }: BetRowProps) {
  const row = useBetRow()(bet, now);
  const cashOut = useRowCashOut(bet);
  return (
    <BetCard
      {...row}
      {...cashOut}
      legs={bet.bets.map((leg, index) => (
        <BetLegLine key={leg.selectionId} bet={bet} leg={leg} index={index} matchIds={matchIds} />
      ))}
    />
  );
}
