import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import { Modal } from '../../../primitives/Dialog/Modal.tsx';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface HistoryActionsWords {
  /** "Export"; without it there is no such button. */
  readonly download?: string | undefined;
  /** "E-mail"; without it there is no such button. */
  readonly mail?: string | undefined;
  /** "Send by e-mail", above the address. */
  readonly mailTitle?: string | undefined;
  /** "Send", in the dialog of the e-mail. */
  readonly send?: string | undefined;
  /** "Clear the history"; without it there is no such button. */
  readonly clear?: string | undefined;
  /** "Clear the history?" */
  readonly clearTitle?: string | undefined;
  /** What goes, and what stays. */
  readonly clearDetail?: string | undefined;
  /** "Cancel". */
  readonly cancel: string;
}

export interface HistoryActionsProps extends RootProps<HTMLDivElement> {
  words: HistoryActionsWords;
  /** Address and format of the e-mail. @default none */
  mailFields?: readonly FormField[] | undefined;
  /** Says that the e-mail is on its way. */
  mailed?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player wants a file. */
  onDownload?: (() => void) | undefined;
  /** The player changed a field of the e-mail. */
  onMailChange?: ((id: string, value: string) => void) | undefined;
  /** The player sends the e-mail. */
  onMail?: (() => void) | undefined;
  /** The player clears the history, and has confirmed it. */
  onClear?: (() => void) | undefined;
}

/** What can be done with a history as a whole: a file, an e-mail, clearing after a question. Renders a `div`. */
export function HistoryActions({
  words,
  mailFields = [],
  mailed,
  busy = false,
  onDownload,
  onMailChange,
  onMail,
  onClear,
  ...rest
}: HistoryActionsProps) {
  const [open, setOpen] = useState<'mail' | 'clear' | null>(null);
  const close = () => setOpen(null);
  return (
    <div {...rest}>
      <Inline wrap="wrap">
        {words.download !== undefined && (
          <Button emphasis="plain" icon="download" onClick={onDownload}>
            {words.download}
          </Button>
        )}
        {words.mail !== undefined && (
          <Button emphasis="plain" icon="mail" onClick={() => setOpen('mail')}>
            {words.mail}
          </Button>
        )}
        {words.clear !== undefined && (
          <Button emphasis="plain" tone="danger" icon="trash" onClick={() => setOpen('clear')}>
            {words.clear}
          </Button>
        )}
      </Inline>
      <Modal
        open={open === 'mail'}
        onOpenChange={close}
        title={words.mailTitle ?? words.mail ?? ''}
        initialFocus="field"
      >
        <AccountForm submitLabel={words.send ?? ''} saved={mailed} busy={busy} onSubmit={onMail}>
          <FormFields fields={mailFields} onValueChange={onMailChange} />
        </AccountForm>
      </Modal>
      <ConfirmDialog
        open={open === 'clear'}
        title={words.clearTitle ?? ''}
        description={words.clearDetail ?? ''}
        confirmLabel={words.clear ?? ''}
        cancelLabel={words.cancel}
        tone="danger"
        busy={busy}
        onConfirm={() => {
          onClear?.();
          close();
        }}
        onCancel={close}
      />
    </div>
  );
}
