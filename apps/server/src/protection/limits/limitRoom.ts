/** Interface for modules that read a player's limits and the room left in them. */
export { movementsOf, restrictionsOf, type LimitRow } from './limits.store.ts';
