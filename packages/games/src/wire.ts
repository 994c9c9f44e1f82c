/**
 * Data that the maker of the games and the frame of a game exchange, by game. A choice comes with the stake, a turn
 * goes on with an open round, a view is all that a player may see: nothing that is still hidden is in the view of an
 * open round.
 */

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

export interface DiceChoice {
  /** Wins below `outcomes` or at and above `10000 - outcomes`. */
  readonly direction: 'under' | 'over';
  /** Number of winning rolls of 10,000, from 10 to 9800. */
  readonly outcomes: number;
}

export interface DiceView {
  readonly game: 'dice';
  readonly choice: DiceChoice;
  /** From 0 to 9999; shown with two decimals: 5275 is 52.75. */
  readonly roll: number;
  readonly hasWon: boolean;
  /** Multiplier that a win pays. */
  readonly pays: Multiplier;
}

export interface LimboChoice {
  /** From 101 to 1,000,000; wins if the result reaches it. */
  readonly target: Hundredths;
}

export interface LimboView {
  readonly game: 'limbo';
  readonly choice: LimboChoice;
  readonly result: Hundredths;
  readonly hasWon: boolean;
}

export interface CrashChoice {
  /** Multiplier at which the bet is cashed out by itself, from 101; null for a player who cashes out by hand. */
  readonly autoCashOut: Hundredths | null;
}

export interface CrashView {
  readonly game: 'crash';
  readonly choice: CrashChoice;
  /** Multiplier at which this bet was cashed out; null if it wasn't. */
  readonly cashedOutAt: Hundredths | null;
  /** Multiplier at which the round ended; null until then. */
  readonly result: Hundredths | null;
}

export interface MinesChoice {
  /** Number of mines under the 25 tiles, from 1 to 24. */
  readonly mines: number;
}

/** A tile from 0 to 24, row by row. */
export type MinesTurn = { readonly action: 'reveal'; readonly tile: number } | CashOutTurn;

export interface MinesView {
  readonly game: 'mines';
  readonly choice: MinesChoice;
  /** Revealed tiles without a mine, in order of the turns. */
  readonly safe: readonly number[];
  /** Revealed tile with a mine, which ended the round; null without one. */
  readonly struck: number | null;
  /** Multiplier that cashing out pays now; 0 before the first tile and after a mine. */
  readonly multiplier: Multiplier;
  /** Multiplier after one more safe tile; null if there is none. */
  readonly next: Multiplier | null;
  /** Tiles of all mines; null while the round is open. */
  readonly layout: readonly number[] | null;
}

export type ClimbTurn = { readonly action: 'step'; readonly tile: number } | CashOutTurn;

export interface ClimbView {
  readonly game: 'climb';
  /** Chosen tile (0 to 3) of each level from the lowest, the one with the trap included. */
  readonly path: readonly number[];
  /** True if the last step was into a trap, which ended the round. */
  readonly hasFallen: boolean;
  /** Multiplier that cashing out pays now; 0 before the first step and after a trap. */
  readonly multiplier: Multiplier;
  /** Multiplier of the next level; null if there is none. */
  readonly next: Multiplier | null;
  /** Tile of the trap of all eight levels; null while the round is open. */
  readonly traps: readonly number[] | null;
}

export type PlinkoRows = 8 | 12 | 16;
export type PlinkoRisk = 'low' | 'mid' | 'high';

export interface PlinkoChoice {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

export interface PlinkoView {
  readonly game: 'plinko';
  readonly choice: PlinkoChoice;
  /** Direction at each row: 0 left, 1 right. */
  readonly path: readonly (0 | 1)[];
  /** Slot from the left, from 0 to the number of rows: the sum of the path. */
  readonly slot: number;
  /** Multipliers of all slots from the left. */
  readonly slots: readonly Multiplier[];
}

export interface KenoChoice {
  /** One to ten different numbers from 1 to 80. */
  readonly picks: readonly number[];
}

export interface KenoView {
  readonly game: 'keno';
  readonly choice: KenoChoice;
  /** The 20 numbers in the order in which they were drawn. */
  readonly drawn: readonly number[];
  /** Picks among the drawn numbers, in order of drawing. */
  readonly hits: readonly number[];
  /** Multiplier by number of hits, from none to all picks. */
  readonly pays: readonly Multiplier[];
}

export interface ScratchView {
  readonly game: 'scratch';
  /** Nine amounts, row by row, in prices of a ticket; three equal ones win that amount. */
  readonly card: readonly number[];
  /** Prize in prices of a ticket; 0 for a blank. */
  readonly prize: number;
  /** Number of the ticket in its series, from 1; null where every ticket has the same odds. */
  readonly ticket: number | null;
}

/** Spots of roulette that are named by their numbers. */
export type RouletteInside = 'straight' | 'split' | 'street' | 'corner' | 'sixLine';
/** Spots of roulette that pay the stake again. */
export type RouletteEvenMoney = 'red' | 'black' | 'odd' | 'even' | 'low' | 'high';

export type RouletteSpot =
  | { readonly kind: RouletteInside; readonly numbers: readonly number[] }
  /** `index` 1 to 3: the dozen from 1, 13 or 25, the column of 1, 2 or 3. */
  | { readonly kind: 'dozen' | 'column'; readonly index: number }
  | { readonly kind: RouletteEvenMoney };

export interface RouletteChip {
  readonly spot: RouletteSpot;
  readonly amount: MinorUnits;
}

export interface RouletteChoice {
  /** All chips of the spin, each spot once; their sum is the stake. */
  readonly chips: readonly RouletteChip[];
}

export interface RouletteView {
  readonly game: 'roulette';
  readonly number: number;
  readonly colour: 'red' | 'black' | 'green';
  /** Chips with what each of them returns, stake included. */
  readonly chips: readonly (RouletteChip & { readonly returned: MinorUnits })[];
}

/**
 * `higher` and `lower` include the same rank, except on an ace and on a king: there, the guess without a possible
 * change of direction is `same`, and the other one excludes the same rank.
 */
export type HiLoGuess = 'higher' | 'lower' | 'same';

export type HiLoTurn =
  | { readonly action: 'guess'; readonly guess: HiLoGuess }
  | { readonly action: 'skip' }
  | CashOutTurn;

export interface HiLoOffer {
  readonly guess: HiLoGuess;
  /** Number of the 13 ranks that win. */
  readonly ranks: number;
  /** Multiplier of the round after a right guess. */
  readonly multiplier: Multiplier;
}

export interface HiLoView {
  readonly game: 'hilo';
  /** Cards that were shown, the present one last. */
  readonly cards: readonly Card[];
  /** Turn after each card but the last, with the result of guesses. */
  readonly turns: readonly { readonly guess: HiLoGuess | 'skip'; readonly isRight: boolean }[];
  /** Multiplier that cashing out pays now; 0 before the first right guess and after a wrong one. */
  readonly multiplier: Multiplier;
  /** Guesses that can be made now; empty once the round is settled. */
  readonly offers: readonly HiLoOffer[];
  readonly canSkip: boolean;
}

export type BlackjackAction = 'hit' | 'stand' | 'double' | 'split';

export interface BlackjackTurn {
  readonly action: BlackjackAction;
}

export interface BlackjackHandView {
  readonly cards: readonly Card[];
  /** Best total: an ace counts 11 where that doesn't exceed 21. */
  readonly total: number;
  /** True if an ace counts 11. */
  readonly isSoft: boolean;
  readonly stake: MinorUnits;
  readonly state: 'waiting' | 'playing' | 'stood' | 'bust' | 'blackjack';
  /** Amount that the hand returns, stake included; null while the round is open. */
  readonly returned: MinorUnits | null;
}

export interface BlackjackView {
  readonly game: 'blackjack';
  /** Cards of the dealer; the hole card is null while the round is open. */
  readonly dealer: readonly (Card | null)[];
  /** Total of the dealer's visible cards. */
  readonly dealerTotal: number;
  /** One hand, or two after a split. */
  readonly hands: readonly BlackjackHandView[];
  /** Index of the hand in play; null once the round is settled. */
  readonly active: number | null;
  /** Actions of the hand in play by the rules; whoever runs the round leaves out what limits or funds forbid. */
  readonly actions: readonly BlackjackAction[];
}

/** Symbols of the slot: W substitutes all but S, three S give free spins. */
export type SlotSymbol = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'S' | 'W';

export interface SlotWin {
  /** Line from 1 to 10. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  /** Number of equal symbols from the left. */
  readonly count: number;
  /** Line bets (tenths of the stake), the doubling of free spins included. */
  readonly pays: number;
}

export interface SlotSpin {
  /** Position of the top row on each of the five strips. */
  readonly stops: readonly number[];
  /** Symbols by reel, each from the top row. */
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly isFree: boolean;
  readonly wins: readonly SlotWin[];
  /** Number of S on the screen. */
  readonly scatters: number;
  /** Line bets that the S pay, the doubling of free spins included. */
  readonly scatterPays: number;
  /** Free spins that this spin gave. */
  readonly freeSpins: number;
  /** All line bets of the spin. */
  readonly pays: number;
}

export interface SlotView {
  readonly game: 'slot';
  /** The paid spin and the free spins after it. */
  readonly spins: readonly SlotSpin[];
}

/** Choice that comes with the stake of a round, by game. */
export interface GameChoices {
  readonly dice: DiceChoice;
  readonly limbo: LimboChoice;
  readonly crash: CrashChoice;
  readonly mines: MinesChoice;
  readonly climb: NoChoice;
  readonly plinko: PlinkoChoice;
  readonly keno: KenoChoice;
  readonly scratch: NoChoice;
  readonly roulette: RouletteChoice;
  readonly hilo: NoChoice;
  readonly blackjack: NoChoice;
  readonly slot: NoChoice;
}

/** Engines of the platform's own games. */
export type GameId = keyof GameChoices;

/** Turn of an open round, by game; `never` for games that are decided at once. */
export interface GameTurns {
  readonly dice: never;
  readonly limbo: never;
  readonly crash: CashOutTurn;
  readonly mines: MinesTurn;
  readonly climb: ClimbTurn;
  readonly plinko: never;
  readonly keno: never;
  readonly scratch: never;
  readonly roulette: never;
  readonly hilo: HiLoTurn;
  readonly blackjack: BlackjackTurn;
  readonly slot: never;
}

export type GameView =
  | DiceView
  | LimboView
  | CrashView
  | MinesView
  | ClimbView
  | PlinkoView
  | KenoView
  | ScratchView
  | RouletteView
  | HiLoView
  | BlackjackView
  | SlotView;

/** View of one game. */
export type ViewOf<Id extends GameId> = Extract<GameView, { readonly game: Id }>;

/** Settings by which a site's copy of a game differs from the usual one. */
export interface GameSettings {
  /** Roulette: even-money chips get half back on 0. @default false */
  readonly laPartage?: boolean;
  /** Scratch: tickets of a finite series, or the same odds for every ticket. @default "memoryless" */
  readonly tickets?: 'series' | 'memoryless';
}
