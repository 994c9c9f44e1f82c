import type { WaitingKind } from '@touchline/contract/operators';
import { to, toList } from '../shared/route.ts';

/** Page with the tasks of each kind. */
export const waitingPages: Readonly<Record<WaitingKind, string>> = {
  identification: to('identification'),
  reviews: to('reviews'),
  withdrawals: to('withdrawals'),
  approvals: to('approvals'),
  differences: to('reconciliation'),
  corrections: to('results'),
  debts: to('debts'),
  requests: to('consultant'),
  mails: to('outbox'),
  payments: to('payments'),
  notices: to('game-notices'),
  referrals: to('referrals'),
  postbacks: toList(['referrals', 'calls'], { state: 'failed' }),
};
