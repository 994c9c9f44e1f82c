import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { answer, playerApi } from '../../../platform/api/api.ts';

/**
 * Sends a code to the player's new phone.
 * @throws ApiError: 400, 403 wrong password, 409, 422, 429
 */
export const sendPhone = (body: BodyOf<Calls['sendPhone']>): Promise<AnswerOf<Calls['sendPhone']>> =>
  answer(playerApi.POST('/web-api/user/phone', { body }));

/**
 * Sends a code to the phone of the profile.
 * @throws ApiError: 403, 409 already activated, 422, 429
 */
export const sendPhoneActivation = (lng: string): Promise<AnswerOf<Calls['sendPhoneActivation']>> =>
  answer(playerApi.POST('/web-api/user/activation/phone', { body: { lng } }));

/**
 * Confirms a phone by its code.
 * @throws ApiError: 409 another account has it, 422 CODE_WRONG, CODE_EXPIRED
 */
export const confirmPhone = (body: BodyOf<Calls['confirmPhone']>): Promise<AnswerOf<Calls['confirmPhone']>> =>
  answer(playerApi.POST('/web-api/user/phone/confirm', { body }));
