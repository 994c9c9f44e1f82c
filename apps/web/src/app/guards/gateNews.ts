import type { AnswerOf, Calls } from '@touchline/contract';
import * as v from 'valibot';
import { session } from '../../features/session/session.store.ts';
import { answer, api } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { askPatiently } from '../../platform/site/askSite.ts';

export type GateAnswer = AnswerOf<Calls['blockState']>['data'];

/** Interval between requests for the site's closure state, ms. */
export const GATE_POLL = 60_000;
/** Interval after a request without an answer, ms. Shorter, because apparent maintenance may end at any time. */
export const SILENT_POLL = 5_000;
/** Number of retries per request, and the delay between them in ms. */
const AGAIN = { times: 2, after: 1_000 };

const seconds = v.exactOptional(v.number());
export const Known = v.object({
  /** Time of the answer by the device's clock, ms. */
  at: v.number(),
  isSilent: v.boolean(),
  stateVersion: v.number(),
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
export type Known = v.InferOutput<typeof Known>;

/** Asks whether the site is closed, with three attempts; undefined if none is answered. */
export async function askGates(url: string): Promise<GateAnswer | undefined> {
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
export function learned(state: GateAnswer | undefined, before: number, at: number): Known {
  if (!state) return { at, isSilent: true, stateVersion: before };
  const { displayTypeId, templateTypeId, maintenance, stateVersion } = state;
  return {
    at,
    isSilent: false,
    stateVersion,
    ...(displayTypeId > 0 && { block: { displayTypeId, templateTypeId } }),
    ...(maintenance && { maintenance }),
  };
}

/**
 * Whether a request is due.
 * @param now by the device's clock, ms
 */
export function isDue(known: Pick<Known, 'at' | 'isSilent'> | undefined, now: number): boolean {
  if (!known || known.at > now) return true;
  return now - known.at >= (known.isSilent ? SILENT_POLL : GATE_POLL);
}
