import { wideTopic, type ListTopic } from '@touchline/feed';
import { useQuery } from '@tanstack/react-query';
import { widths } from '@touchline/ui';
import { seedQuery } from '../../../features/odds/feed/seedQuery.ts';
import { useIsTopicEmpty, useTopics } from '../../../features/odds/feed/useFeed.ts';
import { useMedia } from '../../../platform/page/useMedia.ts';

/** Page width from which tables have more markets than the result, the total and the handicap. */
const WIDE = `(min-width: ${widths.wider}px)`;

/**
 * Loads the additional markets of a list for wide pages, and subscribes to them.
 * @returns whether the list has columns for them
 */
export function useWideMarkets(list: ListTopic | undefined): boolean {
  const isWide = useMedia(WIDE) && list !== undefined;
  const topic = wideTopic(list ?? 'live');
  useTopics(isWide ? [topic] : []);
  const isEmpty = useIsTopicEmpty(topic);
  useQuery({ ...seedQuery(topic), enabled: isWide && isEmpty });
  return isWide;
}
