/** What other capabilities ask of players, inside their own transactions. */
export { findByName, findByPhone, findPlayer, type PlayerRow, setPassword } from './accounts.store.ts';
