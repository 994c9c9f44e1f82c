import type { AuditEntry } from '@touchline/contract/operators';
import { isMessageKey, t } from '../messages/messages.ts';
import { actionText } from './actionText.ts';
import { subjectText } from './subjectText.ts';

/** Says who did what to whom: “anna changed the blocks of player 17”. */
export function entrySentence({
  operator,
  action,
  subject,
}: Pick<AuditEntry, 'operator' | 'action' | 'subject'>): string {
  const key = `did.${action}`;
  const values = { operator, subject: subjectText(subject) };
  return isMessageKey(key) ? t(key, values) : t('did', { ...values, action: actionText(action) });
}
