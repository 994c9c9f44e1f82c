import { unitCount, type CouponTypeId, type OddsMilli } from '@touchline/betting';

/** Results as the calculator offers them: the ids of the trade, and a dead heat with its own numbers. */
export const calcResults = ['-1', '1', '0', '2', '4', '5', '6', 'dead-heat'] as const;
export type CalcResult = (typeof calcResults)[number];

export interface CalcLeg {
  /** As typed, in the format in use. */
  readonly odds: string;
  /** What was typed means; another format shows the same price, and never changes it. */
  readonly price: OddsMilli | undefined;
  readonly result: CalcResult;
  /** Of a dead heat: `places` paid places are shared by `tied` competitors. */
  readonly places: number;
  readonly tied: number;
  readonly isBanker: boolean;
  /** Its block, from 1 on; 0 is the lobby of a multi-bet. */
  readonly blockId: number;
  /** Its own stake among singles, as typed. */
  readonly stake: string;
}

export interface Calculation {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  /** Id of the odds format in which prices are typed and shown. */
  readonly viewId: number;
  readonly iso: string;
  /** Of the whole coupon, as typed; of its first block in a conditional bet. */
  readonly stake: string;
  /** Of the later blocks of a conditional bet, as typed, by block; without one a block stakes all that is there. */
  readonly blockStakes: Readonly<Record<number, string>>;
  readonly hasBonusBet: boolean;
  readonly legs: readonly CalcLeg[];
}

/** How many legs or blocks the lines are chosen from. */
export function freeUnits({ typeId, legs }: Pick<Calculation, 'typeId' | 'legs'>): number {
  return unitCount(
    typeId,
    legs.map(({ isBanker, blockId }) => ({ banker: isBanker, blockId })),
  );
}
