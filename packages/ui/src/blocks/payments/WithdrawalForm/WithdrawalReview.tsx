import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { DetailList, type DetailItem } from '../../account/DetailList/DetailList.tsx';

export interface WithdrawalReviewProps extends RootProps<HTMLElement> {
  /** Title, for example “Check and confirm”. */
  title: string;
  /** Destination, fee and amount received. */
  details: readonly DetailItem[];
  /** Warning of what the player loses by withdrawing, such as a bonus. */
  warning?: string | undefined;
  /** Label of the confirm button, including the amount, for example “Withdraw · € 50.00”. */
  confirmLabel: string;
  /** Label of the back button. */
  cancelLabel: string;
  /** Error message: what is wrong and what to do. */
  error?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player confirms the withdrawal. */
  onConfirm?: (() => void) | undefined;
  /** Called when the player goes back. */
  onCancel?: (() => void) | undefined;
}

/** Summary of a withdrawal before it is submitted. Renders a `section`. */
export function WithdrawalReview({
  title,
  details,
  warning,
  confirmLabel,
  cancelLabel,
  error,
  busy,
  onConfirm,
  onCancel,
  ...rest
}: WithdrawalReviewProps) {
  return (
    <Card {...rest}>
      <Stack gap="lg">
        <Heading level={2}>{title}</Heading>
        {error !== undefined && (
          <Notice tone="danger" announced>
            {error}
          </Notice>
        )}
        <DetailList details={details} />
        {warning !== undefined && <Notice tone="warning">{warning}</Notice>}
        <Stack gap="sm">
          <Button tone="primary" size="lg" width="full" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button emphasis="plain" width="full" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
