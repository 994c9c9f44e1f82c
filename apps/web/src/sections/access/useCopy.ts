import { useState } from 'react';
import { copyText } from '../../platform/page/device.ts';

/** What was copied last, or that it couldn't be. */
export type Copied = 'login' | 'password' | 'failed';

/** Copies secrets to the clipboard and says how it went. */
export function useCopy(): {
  readonly copied: Copied | undefined;
  readonly copy: (what: 'login' | 'password', text: string) => Promise<void>;
} {
  const [copied, setCopied] = useState<Copied>();
  const copy = async (what: 'login' | 'password', text: string) => {
    // Without permission, or on a page that isn't secure, the words stay on the page to be copied by hand.
    setCopied((await copyText(text)) ? what : 'failed');
  };
  return { copied, copy };
}
