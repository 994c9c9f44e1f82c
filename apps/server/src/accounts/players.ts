import { ProblemError } from '../kernel/index.ts';

/** Functions on players for other modules, to be used in their own transactions. */
export {
  findByName,
  findByPhone,
  findPlayer,
  isStillPassword,
  type PlayerRow,
  renewHash,
  setContact,
  setPassword,
} from './accounts.store.ts';

/** Returns the 404 error for an unknown player. */
export const noSuchPlayer = () =>
  new ProblemError(404, 'PLAYER_NOT_FOUND', 'Player not found: check the ID.');
