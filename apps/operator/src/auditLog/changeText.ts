import type { AuditEntry } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';

/** Field that a change has set or replaced. */
export interface FieldChange {
  /** Name of the field in words; empty if the thing has no fields. */
  readonly field: string;
  /** Text before; null if there was no state before. */
  readonly before: string | null;
  readonly after: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shows a value as text: lists with commas, records as their fields. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join(', ');
  if (!isRecord(value)) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${fieldText(name)} ${shown(field)}`);
  return fields.length === 0 ? '–' : `(${fields.join(', ')})`;
}

/** Makes words of a field's name: `banLevel` is “ban level”. A name that isn't of letters stays as it is. */
export const fieldText = (name: string): string =>
  /^[a-z][a-zA-Z]*$/.test(name) ? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : name;

/** Lists what a change has changed: of records only the fields that differ, of a new record all fields. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly FieldChange[] {
  if (before === null && after === null) return [];
  if (before === null && isRecord(after))
    return Object.entries(after).map(([name, value]) => ({
      field: fieldText(name),
      before: null,
      after: shown(value),
    }));
  if (!isRecord(before) || !isRecord(after))
    return [{ field: '', before: shown(before), after: shown(after) }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ field: fieldText(name), before: shown(before[name]), after: shown(after[name]) }))
    .filter((change) => change.before !== change.after);
}

/** Returns a changed field in one line: “ban level: 0 → 45”. */
export function fieldChangeText({ field, before, after }: FieldChange): string {
  if (before === null) return t('change.new', { field, after });
  return field === '' ? t('change.value', { before, after }) : t('change.replaced', { field, before, after });
}

/** Summarises a change in one line. */
export const changeText = (entry: Pick<AuditEntry, 'before' | 'after'>): string =>
  changesOf(entry).map(fieldChangeText).join('; ');
