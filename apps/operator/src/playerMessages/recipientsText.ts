import type { MessageSite, SentMessage } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { segmentText } from './segmentText.ts';

/** Names the recipients of a message to a segment: “House: DE, AT · Verified”. */
export function recipientsText(
  { siteId, segment }: Pick<SentMessage, 'siteId' | 'segment'>,
  sites: readonly MessageSite[],
): string {
  const site = sites.find(({ id }) => id === siteId)?.companyName ?? siteId;
  const conditions = segmentText(segment ?? {});
  return conditions === ''
    ? t('messages.toAll', { site })
    : t('messages.toSegment', { site, segment: conditions });
}
