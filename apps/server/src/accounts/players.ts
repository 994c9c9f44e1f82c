import { ProblemError } from '../http/problem.ts';

/** What other capabilities ask of players, inside their own transactions. */
export { findByName, findByPhone, findPlayer, type PlayerRow, setPassword } from './accounts.store.ts';

/** 404 for whoever names a player that there isn't. */
export const noSuchPlayer = () =>
  new ProblemError(404, 'PLAYER_NOT_FOUND', 'There is no such player: look the id up.');
