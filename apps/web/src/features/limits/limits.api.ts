import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import type { Outcome } from '@touchline/contract/client';
import { refusalError } from '../../platform/api/problem.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { createEmitter } from '../../platform/emitter/emitter.ts';

export type LimitsAnswer = AnswerOf<Calls['limits']>;
export type Limit = LimitsAnswer['limits'][number];
export type AvailableLimits = AnswerOf<Calls['availableLimits']>;
export type AskedLimits = BodyOf<Calls['saveLimits']>['limits'];
export type SavedLimits = AnswerOf<Calls['saveLimits']>;
export type LimitQuestion = SavedLimits['questions'][number];
type TestAnswers = BodyOf<Calls['testAnswers']>['answers'];
export type Pulse = Pick<LimitsAnswer, 'session' | 'realityCheckAt'>;
export type RealityCheckFigures = AnswerOf<Calls['realityCheck']>;
export type RealityCheckAction = BodyOf<Calls['answerRealityCheck']>['data']['attributes']['action'];

// Keys that begin with `player` are cleared when the player changes.
const LIMITS = ['player', 'limits'] as const;

/** Active and pending limits. */
export const limitsQuery = queryOptions({
  queryKey: [...LIMITS, 'own'],
  queryFn: ({ signal }) => answer(playerApi.GET('/limit-service-api/api/external/web/v3/limits', { signal })),
});

/** Limits that the site offers, with their bounds, suggestions and rules of change. */
export const availableLimitsQuery = queryOptions({
  queryKey: [...LIMITS, 'available'],
  queryFn: ({ signal }) =>
    answer(playerApi.GET('/limit-service-api/api/external/web/v3/availablelimits', { signal })),
  staleTime: 600_000,
});

/** Reasons for a self-exclusion. */
export const exclusionReasonsQuery = queryOptions({
  queryKey: [...LIMITS, 'reasons'],
  queryFn: ({ signal }) =>
    answer(playerApi.GET('/limit-service-api/api/external/web/v3/reasons/selfexclude', { signal })),
  select: ({ reasons }) => reasons,
  staleTime: 600_000,
});

const changes = createEmitter();

/**
 * Subscribes to changes of limits by this page.
 * @returns unsubscribes
 */
export const onLimitsChange = changes.subscribe;

/** Requests the limits again. */
export function refreshLimits(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: LIMITS });
}

async function changed(): Promise<void> {
  changes.emit();
  await refreshLimits();
}

/**
 * Waits for a request without a response body.
 * @throws ApiError
 */
async function done(call: Promise<Outcome<unknown>>): Promise<void> {
  const { error, response } = await call;
  if (!response.ok) throw refusalError(error, response);
}

/**
 * Requests limits: stricter ones apply at once, looser ones after a waiting time. If the answer contains questions,
 * nothing is saved until they are answered.
 * @throws ApiError
 */
export async function saveLimits(limits: AskedLimits): Promise<SavedLimits> {
  const saved = await sendLimits(limits);
  if (saved.status === 'saved') await changed();
  return saved;
}

/**
 * Like `saveLimits`, but without requesting the limits again: a self-exclusion ends the session.
 * @throws ApiError
 */
export function sendLimits(limits: AskedLimits): Promise<SavedLimits> {
  return answer(playerApi.POST('/limit-service-api/api/external/web/v3/limits', { body: { limits } }));
}

/**
 * Answers the questions about a change of limits.
 * @returns whether the change is saved now
 * @throws ApiError
 */
export async function answerTest(
  tokenGuid: string,
  answers: TestAnswers,
): Promise<AnswerOf<Calls['testAnswers']>> {
  const result = await sendAnswers(tokenGuid, answers);
  if (result.success) await changed();
  return result;
}

/**
 * Like `answerTest`, but without requesting the limits again: a self-exclusion ends the session.
 * @throws ApiError
 */
export function sendAnswers(
  tokenGuid: string,
  answers: TestAnswers,
): Promise<AnswerOf<Calls['testAnswers']>> {
  return answer(
    playerApi.POST('/limit-service-api/api/external/web/v3/testanswers', { body: { tokenGuid, answers } }),
  );
}

/**
 * Confirms or rejects limits whose waiting time is over.
 * @throws ApiError
 */
export async function actOnLimits(action: 'confirm' | 'reject', limitIds: readonly string[]): Promise<void> {
  await done(
    playerApi.POST('/limit-service-api/api/external/web/v3/limitaction', {
      body: { action, limitIds: [...limitIds] },
    }),
  );
  await changed();
}

/**
 * Cancels a pending limit.
 * @throws ApiError
 */
export async function cancelLimit(limitId: string): Promise<void> {
  await done(
    playerApi.DELETE('/limit-service-api/api/external/web/v3/limit', { params: { query: { limitId } } }),
  );
  await changed();
}

/**
 * Reports that the player has reviewed the limits.
 * @throws ApiError
 */
export async function reviewLimits(): Promise<void> {
  await done(playerApi.POST('/limit-service-api/api/external/web/v3/review'));
  await changed();
}

/**
 * Reports that the player is active, while the session has a limit.
 * @throws ApiError
 */
export function pingLimits(): Promise<AnswerOf<Calls['pingLimits']>> {
  return answer(playerApi.POST('/limit-service-api/api/external/web/v3/ping'));
}

/**
 * Closes the player's own account and ends all its sessions.
 * @throws ApiError
 */
export async function blockUser(): Promise<void> {
  await answer(
    playerApi.POST('/limit-service-api/api/external/web/v3/BlockUser', { body: { isConfirmed: true } }),
  );
}

/**
 * Reports the player's response to a reality check; the answer has the session's figures and the next due time.
 * @param shownAt when it was shown, UTC ms by the server's clock
 * @throws ApiError
 */
export function answerRealityCheck(
  action: RealityCheckAction,
  shownAt: number,
  isSilenced = false,
): Promise<RealityCheckFigures> {
  const attributes = { action, do_not_show_again: isSilenced, popup_show_at: Math.round(shownAt) };
  return answer(playerApi.POST('/web-api/api/web/user/v1/reality-check', { body: { data: { attributes } } }));
}
