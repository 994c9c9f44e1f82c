import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { FactList, type Fact } from '../../account/FactList/FactList.tsx';

export interface WithdrawalReviewProps extends RootProps<HTMLElement> {
  /** "Check and confirm". */
  title: string;
  /** Where it goes, fee, what arrives. */
  facts: readonly Fact[];
  /** What is lost with it: a bonus, a place in a queue. */
  warning?: string | undefined;
  /** Says the amount: "Withdraw · € 50.00". */
  confirmLabel: string;
  /** "Back". */
  cancelLabel: string;
  /** What is wrong with the answer, and what to do. */
  error?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player confirms. */
  onConfirm?: (() => void) | undefined;
  /** The player goes back. */
  onCancel?: (() => void) | undefined;
}

/** A withdrawal before it goes. Renders a `section`. */
export function WithdrawalReview({
  title,
  facts,
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
        <FactList facts={facts} />
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
