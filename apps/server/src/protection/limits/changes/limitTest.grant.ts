import type { PendingGrant } from '../../../accounts/index.ts';
import { endTests } from './limitTests.store.ts';

/** Changes of limits that wait for the player's answers to questions. */
export const limitTestGrant: PendingGrant = {
  name: 'change of limits with questions',
  columns: ['limit_tests.token_hash'],
  outlivesSession: 'Only a live session of the player completes it.',
  end: endTests,
};
