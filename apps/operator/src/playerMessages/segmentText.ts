import type { Segment } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { dayFields } from './messageDraft.ts';

/** Returns the conditions of a segment in words: "DE, AT · Verified"; empty for all players. */
export function segmentText(segment: Segment): string {
  const { countries, languages, isVerified, hasDeposited } = segment;
  return [
    countries?.join(', '),
    languages?.join(', '),
    isVerified === undefined ? undefined : t(isVerified ? 'messages.verified' : 'messages.notVerified'),
    hasDeposited === undefined
      ? undefined
      : t(hasDeposited ? 'messages.hasDeposited' : 'messages.neverDeposited'),
    ...dayFields.map((field) =>
      segment[field] === undefined ? undefined : t(`messages.segment.${field}`, { day: segment[field] }),
    ),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
