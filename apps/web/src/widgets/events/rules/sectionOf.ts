import type { MatchRecord } from '@touchline/feed';
import type { Section } from '../../../platform/links/paths.ts';

/** The section whose lists a match stands in, or stood in. */
export function sectionOf({ status }: Pick<MatchRecord, 'status'>): Section {
  return status === 1 ? 'line' : 'live';
}
