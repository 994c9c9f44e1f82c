import type { AnswerOf, Calls } from '@touchline/contract';
import * as v from 'valibot';
import { session } from '../../../features/session/session.store.ts';
import { answer, api } from '../../../platform/api/api.ts';
import { logFailure } from '../../../platform/log/log.ts';
import { askPatiently } from '../../../platform/site/askSite.ts';

export type ClosureAnswer = AnswerOf<Calls['blockState']>['data'];

/** Interval between requests for the site's closure state, ms. */
export const CLOSURE_POLL = 60_000;
/** Interval after a request without an answer, ms. Shorter, because apparent maintenance may end at any time. */
export const SILENT_POLL = 5_000;
/** Number of retries per request, and the delay between them in ms. */
const AGAIN = { times: 2, after: 1_000 };

const seconds = v.exactOptional(v.number());
export const KnownClosure = v.object({
  isSilent: v.boolean(),
  stateVersion: v.number(),
  /** Script of the current version of the app. */
  entry: v.exactOptional(v.string()),
  block: v.exactOptional(v.object({ displayTypeId: v.number(), templateTypeId: v.number() })),
  maintenance: v.exactOptional(
    v.object({
      startAt: v.number(),
      finishAt: seconds,
      notifyStartDate: seconds,
      notifyEndDate: seconds,
      text: v.exactOptional(v.string()),
    }),
  ),
});
export type KnownClosure = v.InferOutput<typeof KnownClosure>;

/** Asks whether the site is closed, with three attempts; undefined if none is answered. */
export async function requestClosure(url: string): Promise<ClosureAnswer | undefined> {
  try {
    return await askPatiently(async () => {
      const body = { auth: session.player !== null, url };
      return (await answer(api.POST('/blocks-api/api/v2/block', { body }))).data;
    }, AGAIN);
  } catch (error) {
    logFailure('Whether the site is closed can’t be learned.', error);
    return undefined;
  }
}

/**
 * Returns the state after an answer, or after none.
 * @param before the site's version until then
 */
export function knownAfter(
  state: Omit<ClosureAnswer, 'serverTime'> | undefined,
  before: number,
): KnownClosure {
  if (!state) return { isSilent: true, stateVersion: before };
  const { displayTypeId, templateTypeId, maintenance, stateVersion, entry } = state;
  return {
    isSilent: false,
    stateVersion,
    ...(entry !== undefined && { entry }),
    ...(displayTypeId > 0 && { block: { displayTypeId, templateTypeId } }),
    ...(maintenance && { maintenance }),
  };
}

/** Returns how long an answer is valid, ms. */
export function closurePeriod(known: Pick<KnownClosure, 'isSilent'> | undefined): number {
  return known?.isSilent ? SILENT_POLL : CLOSURE_POLL;
}
