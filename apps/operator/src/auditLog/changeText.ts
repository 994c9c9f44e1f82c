import type { AuditEntry } from '@touchline/contract/operators';
import { messageOf, t } from '../messages/messages.ts';
import { shownTime } from '../shared/times.ts';

type Change = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** Text of a value that isn't given. */
const NONE = '–';
/** Numbers below are seconds, from it on milliseconds. */
const FIRST_MS = 100_000_000_000;

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
  if (value === undefined || value === null || value === '') return NONE;
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (Array.isArray(value)) return value.length === 0 ? NONE : value.map(shown).join(', ');
  if (!isRecord(value)) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${fieldText(name)} ${shown(field)}`);
  return fields.length === 0 ? NONE : `(${fields.join(', ')})`;
}

/** Returns the fields of a record and of those in it, by their paths: `card.currencies.EUR.min`. */
function flat(value: unknown, path: readonly string[] = []): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return path.length === 0 ? {} : { [path.join('.')]: value };
  return Object.assign({}, ...Object.entries(value).map(([name, field]) => flat(field, [...path, name])));
}

/** Lists the fields that a waiting change of a site's settings would change; undefined for another record. */
function settingChanges({ action, after }: Change): readonly FieldChange[] | undefined {
  if (!isRecord(after) || after['act'] !== 'site-setting' || !isRecord(after['payload'])) return undefined;
  const { siteId, part, before, value } = after['payload'];
  return [
    { field: shown(siteId), before: null, after: shown(part) },
    ...changesOf({ action, before: flat(before), after: flat(value) }),
  ];
}

/**
 * Makes words of a field's name: `banLevel` is “ban level”, `isFrozen` is “frozen”. A name that isn't of letters stays
 * as it is.
 */
export function fieldText(name: string): string {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) return name;
  return messageOf(
    'auditField',
    name
      .replace(/^(?:is|has)(?=[A-Z])/, '')
      .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .trim(),
  );
}

/** Formats the value of a field: times by their names, numbers of limits by theirs. */
function valueText(action: string, name: string, value: unknown): string {
  if (typeof value === 'number' && name.endsWith('At'))
    return shownTime(value < FIRST_MS ? value * 1000 : value);
  if (action === 'player.limit' && name === 'type' && typeof value === 'number')
    return messageOf('limit', value);
  return shown(value);
}

/**
 * Lists the fields that a change has changed: of records those that differ, of a new record the given ones, of a change
 * that waits for a second operator those that it would change.
 */
export function changesOf(change: Change): readonly FieldChange[] {
  const { action, before, after } = change;
  const waiting = settingChanges(change);
  if (waiting) return waiting;
  if (before === null && after === null) return [];
  if (before === null && isRecord(after))
    return Object.entries(after)
      .map(([name, value]) => ({
        field: fieldText(name),
        before: null,
        after: valueText(action, name, value),
      }))
      .filter((field) => field.after !== NONE);
  if (!isRecord(before) || !isRecord(after))
    return [{ field: '', before: shown(before), after: shown(after) }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({
      field: fieldText(name),
      before: valueText(action, name, before[name]),
      after: valueText(action, name, after[name]),
    }))
    .filter((field) => field.before !== field.after);
}

/** Returns a changed field in one line: “ban level: 0 → 45”. */
export function fieldChangeText({ field, before, after }: FieldChange): string {
  if (before === null) return t('change.new', { field, after });
  return field === '' ? t('change.value', { before, after }) : t('change.replaced', { field, before, after });
}

/** Summarises a change in one line. */
export const changeText = (entry: Change): string => changesOf(entry).map(fieldChangeText).join('; ');
