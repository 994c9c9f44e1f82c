import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Container of a screen's own header on phones; the shell renders it depending on the route's metadata. */
export const PHONE_HEADER_ID = 'phone-header';

/** Replaces the site's header on phones by a screen's own. Requires `ownPhoneHeader` in its route. */
export function PhoneHeader({ children }: { readonly children: ReactNode }) {
  // The shell's element is mounted together with this one; React reads the snapshot again after both are mounted.
  const container = useSyncExternalStore(never, () => document.getElementById(PHONE_HEADER_ID));
  return container && createPortal(children, container);
}

const never = () => () => undefined;
