import type { DeskRequest } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { serverNow } from '../shared/serverClock.ts';
import { shortTime } from '../shared/times.ts';

/** Time by which an answer is due; marked once it is over. */
export function Due({ dueAt }: Pick<DeskRequest, 'dueAt'>) {
  if (dueAt === null) return null;
  const time = shortTime(dueAt);
  return dueAt < serverNow() ? <Badge tone="danger">{t('consultant.overdue', { time })}</Badge> : time;
}
