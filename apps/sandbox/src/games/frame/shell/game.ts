import type { ComponentChildren } from 'preact';
import type { RoundView } from './api.types.ts';
import type { Frame } from './frame.ts';

/** The button that moves money: its words, its amount and its effect. */
export interface MoneyAction {
  readonly label: string;
  /** Amount in minor units; null where nothing can be staked or taken now. */
  readonly amount: bigint | null;
  readonly isReady: boolean;
  readonly run: () => void;
}

/** Parts that a game gives to the shell. */
export interface GameParts {
  readonly scene: ComponentChildren;
  /** Controls of the game beside the stake. */
  readonly choice?: ComponentChildren;
  readonly action: MoneyAction;
  /** True if the chips of the game make the stake, so that the stepper sets the value of one chip. */
  readonly stakesChips?: boolean;
  /** Sentence about the present state between rounds and turns, above the button. */
  readonly hint?: string;
}

export interface Game {
  /** Renders the game as parts; it is called as a hook. */
  readonly useGame: () => GameParts;
  /** Result of a round in words: for screen readers and the history. */
  readonly describe: (round: RoundView, frame: Frame) => string;
  /** Rules of the game, in paragraphs and tables. */
  readonly Rules: () => ComponentChildren;
}
