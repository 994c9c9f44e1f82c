import type { MouseEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice, type NoticeTone } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BetCashOut.css.ts';

export const betCashOutStates = ['offer', 'working', 'paused', 'loading'] as const;
export type BetCashOutState = (typeof betCashOutStates)[number];

export interface BetCashOutProps extends RootProps<HTMLDivElement> {
  /** Label with the amount, for example “Cash out € 17.40”, or of the pause, for example “Cash-out paused”. */
  label: string;
  /**
   * State of the offer. A paused one keeps its place without a button.
   * @default 'offer'
   */
  state?: BetCashOutState | undefined;
  /** Reason for the pause, in a few words. */
  reason?: string | undefined;
  /** Direction of the last change of the offer, with a label for screen-reader users. */
  move?: { readonly direction: 'up' | 'down'; readonly label: string } | undefined;
  /** Ref to the button, for moving the focus back to it. */
  buttonRef?: ((element: HTMLButtonElement | null) => void) | undefined;
  /** Called when the player presses the button. */
  onSell?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/** Cash-out of a bet in a list: a button with the offer in it, which is confirmed separately. Renders a `div`. */
export function BetCashOut({
  label,
  state = 'offer',
  reason,
  move,
  buttonRef,
  onSell,
  ...rest
}: BetCashOutProps) {
  if (state === 'loading') {
    return (
      <div {...rest} className={css.root}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton shape="control" />
      </div>
    );
  }
  if (state === 'paused') {
    return (
      <div {...rest} className={css.root}>
        <p className={css.paused}>
          <span className={css.label}>{label}</span>
          {reason !== undefined && <span className={css.reason}>{reason}</span>}
        </p>
      </div>
    );
  }
  return (
    <div {...rest} className={css.root} data-move={move?.direction}>
      <Button
        ref={buttonRef}
        tone="strong"
        emphasis="outline"
        width="full"
        movesMoney
        busy={state === 'working'}
        onClick={onSell}
      >
        {move && <VisuallyHidden>{move.label}</VisuallyHidden>}
        <bdi>{label}</bdi>
      </Button>
    </div>
  );
}

export interface BetCashOutQuestionProps extends RootProps<HTMLDivElement> {
  /** Question with the amount, or a message about the result. */
  children: string;
  /**
   * Tone of the message.
   * @default 'info'
   */
  tone?: NoticeTone | undefined;
  /** Label of the button that confirms, with the amount. Without it there are no buttons. */
  confirmLabel?: string | undefined;
  /** Label of the cancel button, for example “Keep bet”. */
  cancelLabel?: string | undefined;
  /** Called when the player confirms. */
  onConfirm?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Called when the player keeps the bet. */
  onCancel?: (() => void) | undefined;
}

/** Question before a cash-out, or its result, below the bet. Renders a `div` with an announced notice. */
export function BetCashOutQuestion({
  children,
  tone = 'info',
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  ...rest
}: BetCashOutQuestionProps) {
  return (
    <div {...rest} className={css.question}>
      <Notice tone={tone} announced>
        {children}
      </Notice>
      {confirmLabel !== undefined && (
        <div className={css.answers}>
          <Button emphasis="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone="primary" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
