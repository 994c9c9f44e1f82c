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

/** Returns the fields of a record and of those in it, by their paths: `card.currencies.EUR.min`. */
function flat(value: unknown, path: readonly string[] = []): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return path.length === 0 ? {} : { [path.join('.')]: value };
  return Object.assign({}, ...Object.entries(value).map(([name, field]) => flat(field, [...path, name])));
}

/** Summarises a change of a site's settings that waits for a second operator; undefined for another record. */
function settingText(after: unknown): string | undefined {
  if (!isRecord(after) || after['act'] !== 'site-setting' || !isRecord(after['payload'])) return undefined;
  const { siteId, part, before, value } = after['payload'];
  return `${shown(siteId)}, ${shown(part)}: ${changeText({ before: flat(before), after: flat(value) })}`;
}

/**
 * Summarises a change in one line: of records only the fields that differ, of a new record all fields, of a change that
 * waits for a second operator the fields that it would change.
 */
export function changeText({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  const waiting = settingText(after);
  if (waiting !== undefined) return waiting;
  if (before === null && isRecord(after))
    return Object.entries(after)
      .map(([name, value]) => `${name}: ${shown(value)}`)
      .join('; ');
  if (!isRecord(before) || !isRecord(after)) return `${shown(before)} → ${shown(after)}`;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => shown(before[name]) !== shown(after[name]));
  return changed.map((name) => `${name}: ${shown(before[name])} → ${shown(after[name])}`).join('; ');
}
