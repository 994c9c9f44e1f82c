import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { answer, api } from '../../platform/api/api.ts';

/** Where a code went, as far as the page is told. Instants are UTC ms of the server's clock. */
export type CodeSent = AnswerOf<Calls['startRecovery']>;

/**
 * Asks for a code to the e-mail or phone of an account; the answer is the same when nobody has the name.
 * @throws ApiError: 422 the site sends no messages, 429 too many attempts
 */
export const startRecovery = (body: BodyOf<Calls['startRecovery']>): Promise<CodeSent> =>
  answer(api.POST('/web-api/user/recovery', { body }));

/** Trades the code for a ticket. @throws ApiError: 422 CODE_WRONG, CODE_EXPIRED */
export const checkRecovery = (
  body: BodyOf<Calls['checkRecovery']>,
): Promise<AnswerOf<Calls['checkRecovery']>> => answer(api.POST('/web-api/user/recovery/check', { body }));

/** Sets the new password and signs every device out. @throws ApiError: 400, 422 CODE_EXPIRED */
export const saveRecovery = (body: BodyOf<Calls['saveRecovery']>): Promise<AnswerOf<Calls['saveRecovery']>> =>
  answer(api.POST('/web-api/user/recovery/save', { body }));
