import { proxy } from 'valtio/vanilla';

export interface OpenGame {
  /** True while a round of the open game is in progress: its result is shown before a cover. */
  isRoundRunning: boolean;
}

/** State of the open game that parts outside its page need. Written by `openGame.service.ts`. */
export const openGame = proxy<OpenGame>({ isRoundRunning: false });
