export * from './cashback.ts';
export * from './challenges.ts';
export * from './judgePlan.ts';
export * from './levels.ts';
export * from './plan.ts';
export * from './points.ts';
export * from './referrals.ts';
export * from './tournaments.ts';
