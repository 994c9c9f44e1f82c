import type { AuditEntry } from '@touchline/contract/operators';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string =>
  value === undefined || value === null
    ? '–'
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? '–');

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
