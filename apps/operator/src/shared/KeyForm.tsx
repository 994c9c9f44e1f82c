import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';

/** Keys that submit the form from any of its fields, for `aria-keyshortcuts` of its button. */
export const SUBMIT_KEYS = 'Control+Enter Meta+Enter';

interface KeyFormProps {
  /** True while the form can't be sent: a call is under way, or nothing has changed. */
  readonly isBlocked: boolean;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly children: ReactNode;
}

/** Form that Ctrl+Enter or ⌘+Enter submits, also from fields in which Enter means something else. Renders a `form`. */
export function KeyForm({ isBlocked, onSubmit, children }: KeyFormProps) {
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isBlocked) onSubmit(event);
  }
  return (
    // Handles the keys of its fields; the `form` itself isn't focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form onSubmit={submit} onKeyDown={submitByKey} noValidate>
      {children}
    </form>
  );
}

function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
