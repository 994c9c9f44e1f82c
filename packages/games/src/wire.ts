/**
 * Data that the maker of the games and the frame of a game exchange, by game. A choice comes with the stake, a turn
 * goes on with an open round, a view is all that a player may see: nothing that is still hidden is in the view of an
 * open round.
 */
import type { CashOutTurn, NoChoice } from './wire/common.ts';
import type {
  DiceChoice,
  DiceView,
  KenoChoice,
  KenoView,
  LimboChoice,
  LimboView,
  PlinkoChoice,
  PlinkoView,
  ScratchView,
} from './wire/instant.ts';
import type { SlotView } from './wire/slot.ts';
import type {
  ClimbTurn,
  ClimbView,
  CrashChoice,
  CrashView,
  HiLoTurn,
  HiLoView,
  MinesChoice,
  MinesTurn,
  MinesView,
} from './wire/steps.ts';
import type { BlackjackTurn, BlackjackView, RouletteChoice, RouletteView } from './wire/tables.ts';

export type * from './wire/common.ts';
export type * from './wire/instant.ts';
export type * from './wire/slot.ts';
export type * from './wire/steps.ts';
export type * from './wire/tables.ts';

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
