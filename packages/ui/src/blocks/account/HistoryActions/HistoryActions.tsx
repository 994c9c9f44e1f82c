import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import { Modal } from '../../../primitives/Dialog/Modal.tsx';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import type { FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';

export interface HistoryActionsLabels {
  /** Label of the export button, for example “Export”. Without it there is no button. */
  readonly download?: string | undefined;
  /** Label of the e-mail button, for example “E-mail”. Without it there is no button. */
  readonly mail?: string | undefined;
  /** Title of the e-mail dialog, for example “Send by e-mail”. */
  readonly mailTitle?: string | undefined;
  /** Label of the send button in the e-mail dialog, for example “Send”. */
  readonly send?: string | undefined;
  /** Label of the clear button, for example “Clear the history”. Without it there is no button. */
  readonly clear?: string | undefined;
  /** Title of the confirmation, for example “Clear the history?” */
  readonly clearTitle?: string | undefined;
  /** Explanation of what is deleted and what remains. */
  readonly clearDetail?: string | undefined;
  /** Label of the cancel button, for example “Cancel”. */
  readonly cancel: string;
}

export interface HistoryActionsProps extends RootProps<HTMLDivElement> {
  labels: HistoryActionsLabels;
  /**
   * Fields of the e-mail dialog: address and format.
   * @default none
   */
  mailFields?: readonly FormField[] | undefined;
  /** Confirmation that the e-mail is being sent. */
  mailed?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player requests a file. */
  onDownload?: (() => void) | undefined;
  /** Called when a field of the e-mail dialog changes. */
  onMailChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player sends the e-mail. */
  onMail?: (() => void) | undefined;
  /** Called when the player has confirmed clearing the history. */
  onClear?: (() => void) | undefined;
}

/** Actions on a whole history: export, e-mail, and clearing after a confirmation. Renders a `div`. */
export function HistoryActions({
  labels,
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
        {labels.download !== undefined && (
          <Button emphasis="plain" icon="download" onClick={onDownload}>
            {labels.download}
          </Button>
        )}
        {labels.mail !== undefined && (
          <Button emphasis="plain" icon="mail" onClick={() => setOpen('mail')}>
            {labels.mail}
          </Button>
        )}
        {labels.clear !== undefined && (
          <Button emphasis="plain" tone="danger" icon="trash" onClick={() => setOpen('clear')}>
            {labels.clear}
          </Button>
        )}
      </Inline>
      <Modal
        open={open === 'mail'}
        onOpenChange={close}
        title={labels.mailTitle ?? labels.mail ?? ''}
        initialFocus="field"
      >
        <AccountForm submitLabel={labels.send ?? ''} saved={mailed} busy={busy} onSubmit={onMail}>
          <FormFields fields={mailFields} onValueChange={onMailChange} />
        </AccountForm>
      </Modal>
      <ConfirmDialog
        open={open === 'clear'}
        title={labels.clearTitle ?? ''}
        description={labels.clearDetail ?? ''}
        confirmLabel={labels.clear ?? ''}
        cancelLabel={labels.cancel}
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
