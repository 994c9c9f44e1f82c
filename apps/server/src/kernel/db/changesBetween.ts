import { isDeepStrictEqual } from 'node:util';

/** Values before and after a change, as the audit log stores them. */
interface Changes {
  readonly before: unknown;
  readonly after: unknown;
}

interface NamedChanges extends Changes {
  readonly name: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as JSON stores it: without undefined fields. */
const stored = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

/**
 * Returns what a change replaces: of records only the fields that differ, also inside of fields that are records, and other
 * values whole. A field that one side lacks is null there.
 */
export function changesBetween(before: unknown, after: unknown): Changes {
  const [old, fresh] = [stored(before), stored(after)];
  if (!isRecord(old) || !isRecord(fresh)) return { before: old, after: fresh };
  return difference(old, fresh);
}

function difference(before: Fields, after: Fields): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].flatMap((name): readonly NamedChanges[] => {
    const [old, fresh] = [before[name] ?? null, after[name] ?? null];
    if (isDeepStrictEqual(old, fresh)) return [];
    if (!isRecord(old) || !isRecord(fresh)) return [{ name, before: old, after: fresh }];
    return [{ name, ...difference(old, fresh) }];
  });
  return {
    before: Object.fromEntries(changed.map(({ name, before: old }) => [name, old])),
    after: Object.fromEntries(changed.map(({ name, after: fresh }) => [name, fresh])),
  };
}
