import type { KeyboardEvent } from 'react';

/** Keys that submit a form from any of its fields, for `aria-keyshortcuts`. */
export const SUBMIT_KEYS = 'Control+Enter Meta+Enter';

/** Submits a form by Ctrl+Enter or ⌘+Enter, also from fields in which Enter means something else. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
