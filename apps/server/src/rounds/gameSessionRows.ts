/** Statements on sessions of games for other modules, to be used in their own transactions. */
export {
  endSession,
  insertSession,
  LONGEST_SESSION_MS,
  MAKER_TOKEN_MS,
  runningSessions,
  sessionById,
  type GameSessionRow,
} from './sessions.store.ts';
