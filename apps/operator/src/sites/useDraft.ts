import { useState } from 'react';
import type { Site } from '@touchline/contract/operators';
import { useUnsaved } from '../shared/useUnsaved.ts';

/** Unsaved value of a part of a site. */
export interface Draft<Value> {
  readonly value: Value;
  /** True if the value differs from the site's. */
  readonly isUnsaved: boolean;
  write(value: Value): void;
  /** Resets the value to that of a site. */
  begin(site: Site): void;
}

/**
 * Makes a draft of a part of a site. The draft survives a reload of the site, so that both can be compared.
 * @param read returns the part's draft of a site
 */
export function useDraft<Value>(site: Site, read: (site: Site) => Value): Draft<Value> {
  const [value, write] = useState(() => read(site));
  const isUnsaved = JSON.stringify(value) !== JSON.stringify(read(site));
  useUnsaved(isUnsaved);
  return { value, isUnsaved, write, begin: (from) => write(read(from)) };
}
