import type { withdrawalDocuments } from './calls/payments/schemas.ts';

/** Lists of withdrawals that wait for an operator: all, those with one of two approvals, those that wait for documents. */
export const withdrawalLists = ['waiting', 'second', 'documents', 'mine'] as const;
export type WithdrawalList = (typeof withdrawalLists)[number];

/** Reasons of decisions about withdrawals, by decision. Those of a refusal are told to the player, all but `law`. */
export const withdrawalReasons = {
  approve: ['checked', 'called', 'documents'],
  refuse: ['name', 'instrument', 'documents', 'funds', 'rules', 'law'],
  cancel: ['instrument', 'wish'],
} as const;

export type WithdrawalReasons = typeof withdrawalReasons;
export type WithdrawalDocument = (typeof withdrawalDocuments)[number];
