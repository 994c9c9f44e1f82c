import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { answer, api } from '../../../platform/api/api.ts';
import { withChecks } from './accessChecks.ts';

/** Destination of a code, as far as it is disclosed. Times are UTC ms of the server's clock. */
export type CodeSent = AnswerOf<Calls['startRecovery']>;

/**
 * Requests a code to an account's email or phone; the answer is the same if no account exists.
 * @throws ApiError: 422 the site sends no messages, 429 too many attempts
 */
export const startRecovery = (body: BodyOf<Calls['startRecovery']>): Promise<CodeSent> =>
  withChecks('startRecovery', (header) => api.POST('/web-api/user/recovery', { body, ...header }));

/**
 * Exchanges the code for a ticket.
 * @throws ApiError: 422 CODE_WRONG, CODE_EXPIRED
 */
export const checkRecovery = (
  body: BodyOf<Calls['checkRecovery']>,
): Promise<AnswerOf<Calls['checkRecovery']>> => answer(api.POST('/web-api/user/recovery/check', { body }));

/**
 * Sets the new password and signs out all devices.
 * @throws ApiError: 400, 422 CODE_EXPIRED
 */
export const saveRecovery = (body: BodyOf<Calls['saveRecovery']>): Promise<AnswerOf<Calls['saveRecovery']>> =>
  answer(api.POST('/web-api/user/recovery/save', { body }));
