/** Operations and free rounds, for the job that ends forgotten rounds. */
export { returnFreeRound } from './freeRounds.store.ts';
export { storeOnRound } from './operations.store.ts';
