import { CompetitionMark, type CompetitionMarkSize } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useHasCrests } from './useHasCrests.ts';

export interface MarkedCompetition {
  readonly name: string;
  /** Code of its country. */
  readonly country: string;
}

/** Returns the mark of a competition; nothing while crests are switched off. */
export function useMark(size?: CompetitionMarkSize): (competition: MarkedCompetition) => ReactNode {
  const hasCrests = useHasCrests();
  return ({ name, country }) =>
    hasCrests ? <CompetitionMark name={name} country={country} size={size} /> : undefined;
}
