export * from './amounts.ts';
export * from './codes.ts';
export * from './ending.ts';
export * from './grantStates.ts';
export * from './offers.ts';
export * from './publishing.ts';
export * from './sportStakes.ts';
export * from './wagering.ts';
