import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import type { PlacementLabels } from './PlacementStatus.tsx';
import * as css from './PlacementStatus.css.ts';

export interface ReceiptLine {
  /** Label of the value, for example “Coupon”, “Stake” or “Possible returns”. */
  readonly label: string;
  readonly value: string;
  /** Label of the copy button, for example “Copy the number”. Without it there is no button. */
  readonly copyLabel?: string | undefined;
  /** Called when the player copies the value. */
  readonly onCopy?: (() => void) | undefined;
}

function Receipt({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl className={css.receipt}>
      {lines.map(({ label, value, copyLabel, onCopy }) => (
        <div key={label} className={css.line}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.value}>
            <bdi dir="ltr" translate="no">
              {value}
            </bdi>
            {copyLabel !== undefined && (
              <IconButton
                size="sm"
                label={copyLabel}
                icon="copy"
                iconSize="sm"
                tone="muted"
                onClick={onCopy}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface PlacementReviewProps extends PlacementLabels {
  /** Requested stake, total price and time. */
  receipt: readonly ReceiptLine[];
}

/** Bet above the usual maximum that the platform's traders are reviewing. Renders a status with a `dl`. */
export function PlacementReview({ receipt, ...words }: PlacementReviewProps) {
  return (
    <PlacementFrame {...words} icon="working">
      <Receipt lines={receipt} />
    </PlacementFrame>
  );
}
