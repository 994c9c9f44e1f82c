import { useState } from 'react';
import { copyText } from '../../../platform/page/device.ts';

/** Last copied value, or that copying failed. */
export type Copied = 'login' | 'password' | 'failed';

/** Copies credentials to the clipboard and returns the result. */
export function useCopy(): {
  readonly copied: Copied | undefined;
  readonly copy: (what: 'login' | 'password', text: string) => Promise<void>;
} {
  const [copied, setCopied] = useState<Copied>();
  const copy = async (what: 'login' | 'password', text: string) => {
    // Without permission, or on an insecure page, the text remains visible to be copied by hand.
    setCopied((await copyText(text)) ? what : 'failed');
  };
  return { copied, copy };
}
