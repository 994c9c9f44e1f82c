import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponCode.css.ts';

export interface CouponCodeSavedWords {
  /** "Code of your coupon". */
  label: string;
  /** What it holds and how long: "Selections and type, no amounts. Works until 21 November, 21:00." */
  detail: string;
  /** "Copy". */
  copy: string;
  /** What the button says once it is copied: "Copied". */
  copied: string;
  /** "Share". */
  share: string;
}

export interface CouponCodeSavedProps extends RootProps<HTMLDivElement> {
  /** Names and actions. */
  words: CouponCodeSavedWords;
  /** The code. */
  code: string;
  /** A picture of it for a camera, with its own alternative text. */
  picture?: ReactNode;
  /** It was just copied. @default false */
  copied?: boolean | undefined;
  /** The player copies it. */
  onCopy?: (() => void) | undefined;
  /** The player shares it. Without it there is no button: not every device can. */
  onShare?: (() => void) | undefined;
}

/** The code under which a coupon is kept, to copy, share or scan. Renders a `div`. */
export function CouponCodeSaved({
  words,
  code,
  picture,
  copied = false,
  onCopy,
  onShare,
  ...rest
}: CouponCodeSavedProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.ticket}>
        {picture !== undefined && <div className={css.picture}>{picture}</div>}
        <p className={css.code}>
          <VisuallyHidden>{words.label} </VisuallyHidden>
          <bdi dir="ltr">{code}</bdi>
        </p>
        <p className={css.detail}>{words.detail}</p>
      </div>
      <div className={css.actions}>
        <Button tone="strong" icon={copied ? 'check' : 'copy'} onClick={onCopy}>
          {copied ? words.copied : words.copy}
        </Button>
        {onShare && (
          <Button icon="share" onClick={onShare}>
            {words.share}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{copied && words.copied}</span>
      </VisuallyHidden>
    </div>
  );
}
