import { openGame } from './openGame.store.ts';

/** Sets whether a round of the open game is in progress. */
export function setRoundRunning(isRunning: boolean): void {
  openGame.isRoundRunning = isRunning;
}
