import { ProblemError } from '../../kernel/index.ts';

/** A game that doesn't exist, or isn't listed for the visitor. */
export const noSuchGame = () =>
  new ProblemError(404, 'GAME_NOT_FOUND', 'There is no such game here: choose one from the casino.');
