import type { AuditEntry } from '@touchline/contract/operators';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shows a value as text: lists with commas, records as their fields. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join(', ');
  if (!isRecord(value)) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name} ${shown(field)}`);
  return fields.length === 0 ? '–' : `(${fields.join(', ')})`;
}

/** Summarises a change in one line: of records only the fields that differ, of a new record all fields. */
export function changeText({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  if (before === null && isRecord(after))
    return Object.entries(after)
      .map(([name, value]) => `${name}: ${shown(value)}`)
      .join('; ');
  if (!isRecord(before) || !isRecord(after)) return `${shown(before)} → ${shown(after)}`;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => shown(before[name]) !== shown(after[name]));
  return changed.map((name) => `${name}: ${shown(before[name])} → ${shown(after[name])}`).join('; ');
}
