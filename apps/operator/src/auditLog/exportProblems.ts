import { MAX_EXPORT_DAYS } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';

const DAY = 86_400_000;

/** Returns what is wrong with the period of an export; days as `2026-03-14`, empty for none. */
export function exportProblems(from: string, to: string): readonly FieldProblem[] {
  const missing = [...(from === '' ? ['from'] : []), ...(to === '' ? ['to'] : [])].map((field) => ({
    field,
    text: t('audit.dayMissing'),
  }));
  if (missing.length > 0) return missing;
  if (to < from) return [{ field: 'to', text: t('audit.periodOrder') }];
  if ((Date.parse(to) - Date.parse(from)) / DAY < MAX_EXPORT_DAYS) return [];
  return [{ field: 'to', text: t('audit.periodLong', { days: MAX_EXPORT_DAYS }) }];
}
