import type { Approval } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { staffChange, staffChangeRows, type StaffChangeRow } from './staffChanges.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns lines that show what an act would do, from what was asked for. */
export function approvalDetails(approval: Approval): readonly string[] {
  const { act, payload } = approval;
  switch (act) {
    case 'round-correction':
      return [t('approvals.ofRound', { id: textOf(payload['roundId']) })];
    case 'debt-write-off':
      return [t('approvals.ofDebt', { id: textOf(payload['debtId']) })];
    case 'bonus':
      return [t('approvals.ofOffer', { id: textOf(payload['offerId']) })];
    case 'message':
      return textsOf(payload['texts']);
    case 'staff-access': {
      const change = staffChange(approval);
      return change ? staffChangeRows(change).map(changeText) : [];
    }
    default:
      return [];
  }
}

/** Returns a line for a field or a role that changes. */
const changeText = ({ label, before, after }: StaffChangeRow): string =>
  t('approvals.changed', { label, before, after });

/** Returns title and text of a message in each of its languages. */
function textsOf(texts: unknown): readonly string[] {
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).map(([language, one]: [string, unknown]) => {
    const { title, text } = Object(one) as Readonly<Record<string, unknown>>;
    return `${language}: ${textOf(title)} – ${textOf(text)}`;
  });
}
