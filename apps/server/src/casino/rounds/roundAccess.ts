/** Rows of sessions, players and notices, for the modules that launch games and move their money. */
export { opaqueIdOf } from './makerPlayers.store.ts';
export { insertNotice } from './notices.store.ts';
export {
  endSession,
  insertSession,
  LONGEST_SESSION_MS,
  MAKER_TOKEN_MS,
  openSession,
  runningSessions,
  sessionById,
  sessionByLaunchToken,
  tokenHash,
  type GameSessionRow,
} from './sessions.store.ts';
