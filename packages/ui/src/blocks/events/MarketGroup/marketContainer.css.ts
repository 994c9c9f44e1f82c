import { createContainer } from '@vanilla-extract/css';

/** The card of a market: where it is narrow, long names stand over their prices. */
export const marketContainer = createContainer('market');
