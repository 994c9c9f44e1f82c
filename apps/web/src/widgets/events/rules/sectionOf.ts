import type { MatchRecord } from '@touchline/feed';
import type { Section } from '../../../platform/links/paths.ts';

/** Section that lists or listed a match. */
export function sectionOf({ status }: Pick<MatchRecord, 'status'>): Section {
  return status === 1 ? 'line' : 'live';
}
