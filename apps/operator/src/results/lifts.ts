import type { ResultEvent } from '@touchline/contract/operators';

/** What an operator published and can lift. */
export type Liftable = Exclude<ResultEvent['kind'], 'lift'>;

/** Returns whether an event is in force and can be lifted. */
export const isLiftable = ({ kind, isLifted }: ResultEvent): boolean => kind !== 'lift' && !isLifted;
