import { maskedRequisite } from '@touchline/cashier';
import type { MethodEntry } from '../providers/providersFile.ts';

const NAMED = new Set(['name', 'bic', 'select']);

/** Returns the masked number of typed requisites: the first that isn't a name. */
export function maskedTyped(
  { fields }: Pick<MethodEntry, 'fields'>,
  values: Readonly<Record<string, string>>,
): string {
  const number = fields.find(({ id, kind }) => !NAMED.has(kind) && values[id] !== undefined);
  return maskedRequisite(values[number?.id ?? ''] ?? '');
}
