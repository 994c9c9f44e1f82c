import type { SecondedAct } from '@touchline/contract/operators';
import type { MovedMoney } from '../../kernel/index.ts';

/** Subject of an act that needs a second person. */
export interface NeededSecond {
  /** Null for an act about several sites, or all. */
  readonly siteId: string | null;
  readonly moved?: MovedMoney;
  readonly players?: number;
}

/** Thrown if an act is beyond what its operator may do alone; the transaction of the act is rolled back. */
export class SecondPersonNeeded extends Error {
  override readonly name = 'SecondPersonNeeded';
  readonly needed: NeededSecond;

  constructor(act: SecondedAct, needed: NeededSecond) {
    super(`The act ${act} needs a second operator.`);
    this.needed = needed;
  }
}
