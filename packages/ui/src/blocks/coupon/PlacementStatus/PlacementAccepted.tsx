import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import type { PlacementWords } from './PlacementStatus.tsx';
import * as css from './PlacementStatus.css.ts';

export interface ReceiptLine {
  /** "Coupon", "Stake", "Possible returns". */
  readonly label: string;
  readonly value: string;
  /** Words of the button that copies it: "Copy the number". Without them there is none. */
  readonly copyLabel?: string | undefined;
  /** The player copies it. */
  readonly onCopy?: (() => void) | undefined;
}

function Receipt({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl className={css.receipt}>
      {lines.map(({ label, value, copyLabel, onCopy }) => (
        <div key={label} className={css.line}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.value}>
            <bdi dir="ltr">{value}</bdi>
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

export interface PlacementAcceptedProps extends PlacementWords {
  /** Number, stake, total price, possible returns. */
  receipt: readonly ReceiptLine[];
}

/** The bet is placed: its receipt. Renders a status with a `dl`. */
export function PlacementAccepted({ receipt, ...words }: PlacementAcceptedProps) {
  return (
    <PlacementFrame {...words} icon="success" tone="success">
      <Receipt lines={receipt} />
    </PlacementFrame>
  );
}

export interface PlacementReviewProps extends PlacementWords {
  /** What was asked for: stake, total price, since when. */
  receipt: readonly ReceiptLine[];
}

/** A bet above the usual most: the platform's traders look at it. Renders a status with a `dl`. */
export function PlacementReview({ receipt, ...words }: PlacementReviewProps) {
  return (
    <PlacementFrame {...words} icon="working">
      <Receipt lines={receipt} />
    </PlacementFrame>
  );
}
