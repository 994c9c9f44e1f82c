export * from './amounts.ts';
export * from './closedLoop.ts';
export * from './depositStates.ts';
export * from './exchange.ts';
export * from './fees.ts';
export { cardBrand, isCardNumber } from './requisites/cards.ts';
export { ibanFault, isBic } from './requisites/bankAccounts.ts';
export * from './requisites/requisites.ts';
export * from './withdrawalStates.ts';
