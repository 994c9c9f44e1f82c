/** Lists of free rounds, for operators' calls and the demonstration. */
export { listFreeRounds } from './freeRounds.store.ts';
