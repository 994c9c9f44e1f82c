import type { WaitingAct } from '@touchline/contract/operators';

/** Returns whether an act waits for another operator. */
export function isWaiting(answer: object): answer is WaitingAct {
  return 'approvalId' in answer;
}
