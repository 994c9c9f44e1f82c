/** Access of settlement to what operators published about markets. */
export { eventsOnMarkets, type ResultEvent } from './results.store.ts';
