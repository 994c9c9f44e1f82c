/** Multiplier in ten-thousandths: 14785 is x1.4785. */
export type Multiplier = number;

/** Multiplier in hundredths, as crash and limbo have it: 375 is x3.75. */
export type Hundredths = number;

/** Amount in whole minor units of the round's currency, as text: `"250"` is 2.50 EUR. */
export type MinorUnits = string;

/** Card from 0 to 51: the rank is `floor(card / 4)` from the ace (0) to the king (12), the suit `card % 4`: c, d, h, s. */
export type Card = number;

/** Ends an open round with what has been won so far. */
export interface CashOutTurn {
  readonly action: 'cashOut';
}

/** Choice of a game that has nothing to choose. */
export type NoChoice = Readonly<Record<string, never>>;
