import { DEFAULT_CONTRIBUTIONS, type OfferTerms } from './offers.ts';

/** Share of the stakes that slots return on average, percent: the basis of the cost shown to players. */
const ASSUMED_RETURN = 96;

/** Conditions of the bonus that the wins of free rounds bring, as an operator sets them. */
export interface FreeRoundsWagering {
  /** Multiple of the wins that has to be staked, decimal text: "10". */
  readonly times: string;
  /** Days from the first win to the end of the bonus. */
  readonly days: number;
  /** Maximum stake from the bonus, decimal text; none if absent. */
  readonly maxBet?: string | undefined;
}

/** Returns the terms of the bonus that wins of free rounds bring in a currency. It is wagered in games. */
export function freeRoundsTerms(iso: string, { times, days, maxBet }: FreeRoundsWagering): OfferTerms {
  return {
    kind: 'freeRounds',
    product: 'casino',
    currencies: [{ iso, ...(maxBet === undefined ? {} : { maxBet }) }],
    wagering: {
      times,
      base: 'wins',
      countFrom: 'bonus',
      assumedReturn: ASSUMED_RETURN,
      games: DEFAULT_CONTRIBUTIONS,
    },
    days,
    isSticky: false,
    countries: [],
    needs: [],
    perPlayer: 1,
    isHidden: true,
  };
}
