import { call } from './players.ts';

/** The selection part of a placement request. */
export interface OpenBet {
  readonly gameId: number;
  readonly marketId: string;
  readonly selectionId: string;
  readonly coef: string;
}

/**
 * Returns the body of a placement: a single that accepts any change of its price.
 * @param amount decimal text
 */
export function singleOn(bet: OpenBet, accountId: string, amount: string) {
  return {
    accountId,
    typeId: 0,
    amount,
    changeCoefAction: 1,
    exactCoef: false,
    isDropOnScoreChange: false,
    coefViewId: 0,
    bets: [bet],
  };
}

interface LineAnswer {
  readonly markets: readonly {
    readonly id: string;
    readonly matchId: number;
    readonly status: number;
    readonly selections: readonly { readonly id: string; readonly k?: string }[];
  }[];
}

/** A bet on a match that doesn't start during the run, so that it stays open. */
export async function openBet(origin: string): Promise<OpenBet> {
  const { markets } = await call<LineAnswer>(origin, '/web-api/line/matches?section=line&limit=60');
  // The matches that start last are at the end.
  for (const { id, matchId, status, selections } of markets.toReversed()) {
    const selection = selections.find(({ k }) => k !== undefined);
    if (status === 1 && selection?.k) {
      return { gameId: matchId, marketId: id, selectionId: selection.id, coef: selection.k };
    }
  }
  throw new Error('The line has no open market to bet on.');
}
