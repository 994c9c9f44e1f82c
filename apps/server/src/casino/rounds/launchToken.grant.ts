import type { PendingGrant } from '../../accounts/index.ts';
import { expireLaunches } from './sessions.store.ts';

/** Launch tokens of games. An open game belongs to its sign-in and ends with it. */
export const launchTokenGrant: PendingGrant = {
  name: 'launch of a game',
  columns: ['game_sessions.launch_token_hash'],
  end: expireLaunches,
};
