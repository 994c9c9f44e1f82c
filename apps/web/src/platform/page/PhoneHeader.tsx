import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where a screen's own head stands on phones; the shell offers the place by the route's meta. */
export const PHONE_HEADER_ID = 'phone-header';

/** Puts a screen's head in place of the site's header on phones. Its route says `ownPhoneHeader`. */
export function PhoneHeader({ children }: { readonly children: ReactNode }) {
  // The shell's element comes to the page together with this one: React looks again after both are there.
  const place = useSyncExternalStore(never, () => document.getElementById(PHONE_HEADER_ID));
  return place && createPortal(children, place);
}

const never = () => () => undefined;
