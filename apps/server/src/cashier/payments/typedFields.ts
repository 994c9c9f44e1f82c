import { plainRequisite, requisiteFault } from '@touchline/cashier';
import type { ProblemField } from '../../kernel/index.ts';
import type { MethodEntry } from './providers/providersFile.ts';

/** Texts of amounts that a method doesn't take. */
export const AMOUNT_FAULTS = {
  BELOW_MIN: 'is below the lowest amount',
  ABOVE_MAX: 'is above the highest amount',
  STEP: 'is no multiple of the step',
} as const;

/** Returns typed requisites in their plain form, and the faults of all wrong ones at once. */
export function typedFields(
  fields: MethodEntry['fields'],
  typed: Readonly<Record<string, string>>,
): { readonly values: Record<string, string>; readonly faults: ProblemField[] } {
  const values: Record<string, string> = {};
  const faults: ProblemField[] = [];
  for (const field of fields) {
    const text = plainRequisite(field.kind, typed[field.id] ?? '');
    const rule = { ...field, options: field.options?.map(({ value }) => value) };
    const fault = requisiteFault(rule, text);
    if (fault) faults.push({ path: `/fields/${field.id}`, code: fault });
    if (text !== '') values[field.id] = text;
  }
  return { values, faults };
}
