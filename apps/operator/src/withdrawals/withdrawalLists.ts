import type { WithdrawalDocument, WithdrawalList, WithdrawalReasons } from '@touchline/contract/operators';

/** Lists of withdrawals: all that wait come first. */
export const withdrawalLists = [
  'waiting',
  'second',
  'documents',
  'mine',
] as const satisfies readonly WithdrawalList[];

/** Reasons of decisions, by decision. */
export const decisionReasons: WithdrawalReasons = {
  approve: ['checked', 'called', 'documents'],
  refuse: ['name', 'instrument', 'documents', 'funds', 'rules', 'law'],
  cancel: ['instrument', 'wish'],
};

/** Documents that can be asked for. */
export const askedDocuments = [
  'identity',
  'address',
  'instrument',
  'funds',
] as const satisfies readonly WithdrawalDocument[];
