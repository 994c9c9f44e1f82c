import { unitCount, type CouponTypeId, type OddsMilli } from '@touchline/betting';

/** Results offered by the calculator: ids of the market results, and a dead heat with its own numbers. */
export const calcResults = ['-1', '1', '0', '2', '4', '5', '6', 'dead-heat'] as const;
export type CalcResult = (typeof calcResults)[number];

export interface CalcLeg {
  /** Price as typed, in the current format. */
  readonly odds: string;
  /** Parsed price; unchanged when the format changes. */
  readonly price: OddsMilli | undefined;
  readonly result: CalcResult;
  /** For a dead heat: `places` paid places are shared by `tied` competitors. */
  readonly places: number;
  readonly tied: number;
  readonly isBanker: boolean;
  /** Block, from 1; 0 is the lobby of a multi-bet. */
  readonly blockId: number;
  /** Own stake among singles, as typed. */
  readonly stake: string;
}

export interface Calculation {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  /** Id of the odds format of the prices. */
  readonly viewId: number;
  readonly iso: string;
  /** Stake of the whole coupon, as typed; of the first block in a conditional bet. */
  readonly stake: string;
  /**
   * Stakes of a conditional bet's later blocks, as typed, by block; a block without one stakes the whole available
   * amount.
   */
  readonly blockStakes: Readonly<Record<number, string>>;
  readonly hasBonusBet: boolean;
  readonly legs: readonly CalcLeg[];
}

/** Number of legs or blocks that combinations are chosen from. */
export function freeUnits({ typeId, legs }: Pick<Calculation, 'typeId' | 'legs'>): number {
  return unitCount(
    typeId,
    legs.map(({ isBanker, blockId }) => ({ banker: isBanker, blockId })),
  );
}
