import type { OperatorCheck } from '@touchline/contract/operators';
import type { BadgeTone } from '@touchline/ui';

/** Colours of the states of checks. */
export const stateTones: Readonly<Record<OperatorCheck['state'], BadgeTone>> = {
  asked: 'pending',
  started: 'neutral',
  pending: 'pending',
  documents: 'warning',
  approved: 'success',
  refused: 'danger',
  expired: 'neutral',
  lapsed: 'warning',
};
