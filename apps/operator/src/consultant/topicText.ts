import type { DeskRequest } from '@touchline/contract/operators';
import { messageOf, t } from '../messages/messages.ts';

/** Returns topic and sub-topic of a request in words. */
export function topicText({ topic, subTopic }: Pick<DeskRequest, 'topic' | 'subTopic'>): string {
  const name = messageOf('consultant.topic', topic);
  return subTopic === null
    ? name
    : t('consultant.topicAndSub', { topic: name, sub: messageOf('consultant.sub', subTopic) });
}
