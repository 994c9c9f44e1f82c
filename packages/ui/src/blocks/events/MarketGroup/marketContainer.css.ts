import { createContainer } from '@vanilla-extract/css';

/** Container of a market's card; in a narrow one, long names are above their prices. */
export const marketContainer = createContainer('market');
