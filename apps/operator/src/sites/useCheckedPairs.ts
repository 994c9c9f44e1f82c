import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BrandPair, JudgedPairs } from '@touchline/contract/operators';
import { useEffect, useState } from 'react';
import { judge } from '../api/reads.ts';

/** Pause in typing, in ms, after which the values are checked. */
const PAUSE = 400;

export interface CheckedPairs {
  /** Answer for the current values or, while they are being checked, for earlier ones. */
  readonly judged: JudgedPairs | undefined;
  /** True if the answer is for the current values. */
  readonly isCurrent: boolean;
  /** Why the values couldn't be checked. */
  readonly error: Error | null;
}

/**
 * Has the server judge a site's pairs when it is opened and after each pause in typing.
 * @param pairs values of the draft; undefined if they can't be read
 */
export function useCheckedPairs(siteId: string, pairs: readonly BrandPair[] | undefined): CheckedPairs {
  const typed = pairs && JSON.stringify(pairs);
  const [sent, setSent] = useState<{ readonly typed: string; readonly pairs: readonly BrandPair[] }>();
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => setSent({ typed, pairs: JSON.parse(typed) }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const body = { siteId, pairs: sent?.pairs ?? [] };
  const { data, error, isPlaceholderData } = useQuery({
    ...judge('/ops/brand-pairs/judge', { body }),
    enabled: sent !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    judged: data,
    isCurrent: data !== undefined && !isPlaceholderData && sent?.typed === typed,
    error,
  };
}
