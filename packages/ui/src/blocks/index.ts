export * from './account/index.ts';
export * from './content/index.ts';
export * from './coupon/index.ts';
export * from './events/index.ts';
export * from './navigation/index.ts';
export * from './notifications/index.ts';
