import type { FieldProblem } from '@touchline/ui';
import { useState } from 'react';
import { useUnsaved } from './route.ts';

/** How a stored thing becomes the texts of a form, and these become what the server stores. */
export interface DraftSchema<Stored, Draft, Body> {
  /** Returns the fields of a stored thing; of a new one for undefined. */
  readonly read: (stored: Stored) => Draft;
  /** Returns the body to send, or the faults of the fields. */
  readonly parse: (draft: Draft) => { readonly body: Body } | { readonly problems: readonly FieldProblem[] };
}

export interface DraftState<Draft, Body> {
  readonly value: Draft;
  /** True if the draft differs from what is stored. */
  readonly isUnsaved: boolean;
  /** True if somebody else has changed the stored thing since the operator has changed the draft: saving replaces that. */
  readonly isOvertaken: boolean;
  /** Faults of the fields; empty if the draft can be sent. */
  readonly problems: readonly FieldProblem[];
  /** The body to send; undefined while there are faults. */
  readonly body: Body | undefined;
  /** Changes fields. */
  change(changes: Partial<Draft>): void;
  /** Restores what is stored; also after saving, where the server writes it differently: `10` as `10.00`. */
  discard(): void;
}

/**
 * Draft of an editor: what is stored until the operator changes a field. A changed draft survives a newer version of the
 * stored thing, so that both can be compared, and the page asks before it is lost. After saving, the stored thing equals
 * the draft, which is then no longer unsaved.
 * @param stored as the server has it now
 */
export function useDraft<Stored, Draft extends object, Body>(
  stored: Stored,
  { read, parse }: DraftSchema<Stored, Draft, Body>,
): DraftState<Draft, Body> {
  const own = read(stored);
  const from = JSON.stringify(own);
  /** The changed draft, and the stored one of which it was made. */
  const [changed, setChanged] = useState<{ readonly value: Draft; readonly from: string }>();
  const value = changed?.value ?? own;
  const parsed = parse(value);
  const isUnsaved = JSON.stringify(value) !== from;
  useUnsaved(isUnsaved);
  return {
    value,
    isUnsaved,
    isOvertaken: isUnsaved && changed?.from !== from,
    problems: 'problems' in parsed ? parsed.problems : [],
    body: 'body' in parsed ? parsed.body : undefined,
    change: (changes) =>
      setChanged((before) => ({
        value: { ...(before?.value ?? value), ...changes },
        from: before?.from ?? from,
      })),
    discard: () => setChanged(undefined),
  };
}
