/**
 * Reasons of a refusal. `BAD_CHOICE` and `BAD_TURN`: the data aren't possible in this game or not now; `ROUND_CLOSED`:
 * the round is settled; `ABOVE_CAP`: the choice could win more than the site pays; `BELOW_MIN` and `BUSTED`: a cash-out
 * of crash came too early or too late.
 */
export type GameFault = 'BAD_CHOICE' | 'BAD_TURN' | 'ROUND_CLOSED' | 'ABOVE_CAP' | 'BELOW_MIN' | 'BUSTED';

/** Refusal of a choice or a turn. Nothing has changed. */
export class GameError extends Error {
  readonly code: GameFault;

  constructor(code: GameFault, message: string) {
    super(message);
    this.name = 'GameError';
    this.code = code;
  }
}
