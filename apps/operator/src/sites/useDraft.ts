import { useState } from 'react';
import type { Site } from '@touchline/contract/operators';
import { useUnsaved } from '../parts/useUnsaved.ts';

/** What is being written over a part of a site. */
export interface Draft<Value> {
  readonly value: Value;
  /** It differs from the site. */
  readonly isUnsaved: boolean;
  write(value: Value): void;
  /** Begins anew from a site. */
  begin(site: Site): void;
}

/**
 * A draft of a part of a site. What was written stays when the site is loaded again, so that both can be compared.
 * @param read the part's draft as the site has it
 */
export function useDraft<Value>(site: Site, read: (site: Site) => Value): Draft<Value> {
  const [value, write] = useState(() => read(site));
  const isUnsaved = JSON.stringify(value) !== JSON.stringify(read(site));
  useUnsaved(isUnsaved);
  return { value, isUnsaved, write, begin: (from) => write(read(from)) };
}
