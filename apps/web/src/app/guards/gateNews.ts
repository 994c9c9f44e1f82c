import type { AnswerOf, Calls } from '@touchline/contract';
import * as v from 'valibot';
import { session } from '../../features/session/session.store.ts';
import { answer, api } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { askPatiently } from '../../platform/site/askSite.ts';

export type GateAnswer = AnswerOf<Calls['blockState']>['data'];

/** How often a browser asks whether its site is closed, ms. */
export const GATE_POLL = 60_000;
/** A service that gave no answer is asked again sooner: what looks like work on the site may be over at once, ms. */
export const SILENT_POLL = 5_000;
/** How often one question is asked again, and how long after; ms. */
const AGAIN = { times: 2, after: 1_000 };

const seconds = v.exactOptional(v.number());
export const Known = v.object({
  /** When it was learned, by the device's clock, ms. */
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

/** Asks whether the site is closed, three times at most; undefined when there is no answer. */
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

/** What is known after an answer, or after none. @param before what was known until then */
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

/** Whether a question is due. @param now by the device's clock, ms */
export function isDue(known: Pick<Known, 'at' | 'isSilent'> | undefined, now: number): boolean {
  if (!known || known.at > now) return true;
  return now - known.at >= (known.isSilent ? SILENT_POLL : GATE_POLL);
}
