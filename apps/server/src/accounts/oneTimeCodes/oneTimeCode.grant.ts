import type { PendingGrant } from '../pendingGrants/pendingGrant.ts';
import { endCodesOf } from './oneTimeCodes.store.ts';

/** One-time codes of all purposes, their tickets, and the links that have the effect of a code. */
export const oneTimeCodeGrant: PendingGrant = {
  name: 'one-time code',
  columns: ['one_time_codes.code_hash', 'one_time_codes.ticket_hash'],
  outlivesSession: 'It was sent to the owner’s address or phone, who may enter it on another device.',
  end: endCodesOf,
};
