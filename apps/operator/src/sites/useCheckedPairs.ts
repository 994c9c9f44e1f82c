import { useEffect, useState } from 'react';
import type { BrandPair, JudgedPairs } from '@touchline/contract/operators';
import { call, CallError } from '../api/api.ts';

/** Pause in typing, in ms, after which the values are checked. */
const PAUSE = 400;

export interface CheckedPairs {
  /** Answer for the current values or, while they are being checked, for earlier ones. */
  readonly judged: JudgedPairs | undefined;
  /** True if the answer is for the current values. */
  readonly isCurrent: boolean;
  readonly problem: CallError | undefined;
}

interface Answered {
  /** Body of the call. */
  readonly asked: string;
  readonly judged?: JudgedPairs;
  readonly problem?: CallError;
}

/**
 * Has the server judge a site's pairs when it is opened and after each pause in typing.
 * @param pairs values of the draft; undefined if they can't be read
 */
export function useCheckedPairs(siteId: string, pairs: readonly BrandPair[] | undefined): CheckedPairs {
  const asked = pairs && JSON.stringify({ siteId, pairs });
  const [answered, setAnswered] = useState<Answered>();

  useEffect(() => {
    if (asked === undefined) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      call<JudgedPairs>('POST', '/ops/brand-pairs/judge', JSON.parse(asked)).then(
        (judged) => isLatest && setAnswered({ asked, judged }),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error;
          if (isLatest) setAnswered((before) => ({ ...before, asked, problem: error }));
        },
      );
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [asked]);

  const problem = answered?.problem;
  return { judged: answered?.judged, isCurrent: answered?.asked === asked && problem === undefined, problem };
}
