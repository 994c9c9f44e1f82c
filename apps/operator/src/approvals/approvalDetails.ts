import type { Approval } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns lines that show what an act would do, from what was asked for. */
export function approvalDetails({ act, payload }: Approval): readonly string[] {
  switch (act) {
    case 'round-correction':
      return [t('approvals.ofRound', { id: textOf(payload['roundId']) })];
    case 'debt-write-off':
      return [t('approvals.ofDebt', { id: textOf(payload['debtId']) })];
    case 'bonus':
      return [t('approvals.ofOffer', { id: textOf(payload['offerId']) })];
    case 'message':
      return textsOf(payload['texts']);
    default:
      return [];
  }
}

/** Returns title and text of a message in each of its languages. */
function textsOf(texts: unknown): readonly string[] {
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).map(([language, one]: [string, unknown]) => {
    const { title, text } = Object(one) as Readonly<Record<string, unknown>>;
    return `${language}: ${textOf(title)} – ${textOf(text)}`;
  });
}
