import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponCode.css.ts';

export interface CouponCodeSavedLabels {
  /** Label of the code, for example “Code of your coupon”. */
  label: string;
  /** Content and validity, for example “Selections and type, no amounts. Works until 21 November, 21:00.” */
  detail: string;
  /** Label of the copy button, for example “Copy”. */
  copy: string;
  /** Label of the copy button after copying, for example “Copied”. */
  copied: string;
  /** Label of the share button, for example “Share”. */
  share: string;
}

export interface CouponCodeSavedProps extends RootProps<HTMLDivElement> {
  /** Labels of the code and its actions. */
  labels: CouponCodeSavedLabels;
  /** Code of the coupon. */
  code: string;
  /** QR code with its own alternative text. */
  shareImage?: ReactNode;
  /**
   * Whether the code was just copied.
   * @default false
   */
  copied?: boolean | undefined;
  /** Called when the player copies the code. */
  onCopy?: (() => void) | undefined;
  /** Called when the player shares the code. Without it there is no button, since not all devices support sharing. */
  onShare?: (() => void) | undefined;
}

/** Code of a saved coupon to copy, share or scan. Renders a `div`. */
export function CouponCodeSaved({
  labels,
  code,
  shareImage,
  copied = false,
  onCopy,
  onShare,
  ...rest
}: CouponCodeSavedProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.ticket}>
        {shareImage !== undefined && <div className={css.picture}>{shareImage}</div>}
        <p className={css.code}>
          <VisuallyHidden>{labels.label} </VisuallyHidden>
          <bdi dir="ltr" translate="no">
            {code}
          </bdi>
        </p>
        <p className={css.detail}>{labels.detail}</p>
      </div>
      <div className={css.actions}>
        <Button tone="strong" icon={copied ? 'check' : 'copy'} onClick={onCopy}>
          {copied ? labels.copied : labels.copy}
        </Button>
        {onShare && (
          <Button icon="share" onClick={onShare}>
            {labels.share}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{copied && labels.copied}</span>
      </VisuallyHidden>
    </div>
  );
}
