import type { MouseEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Notice, type NoticeTone } from '../../../primitives/Notice/Notice.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CashOut.css.ts';

export const cashOutStates = [
  'offer',
  'confirm',
  'working',
  'moved',
  'partSold',
  'refused',
  'sold',
  'unavailable',
] as const;
export type CashOutState = (typeof cashOutStates)[number];

/** Appearance of each state: tone of the message, whether there is an offer, whether the share is fixed. */
const looks = {
  offer: { tone: 'info', offered: true, fixed: false },
  confirm: { tone: 'info', offered: true, fixed: true },
  working: { tone: 'info', offered: true, fixed: true },
  moved: { tone: 'warning', offered: true, fixed: true },
  partSold: { tone: 'success', offered: true, fixed: false },
  refused: { tone: 'danger', offered: true, fixed: false },
  sold: { tone: 'success', offered: false, fixed: true },
  unavailable: { tone: 'info', offered: false, fixed: true },
} as const satisfies Record<CashOutState, { tone: NoticeTone; offered: boolean; fixed: boolean }>;

export interface CashOutPart {
  /** Share of the bet to sell, in per cent. */
  readonly share: number;
  /**
   * Minimum share, in per cent.
   * @default 10
   */
  readonly min?: number | undefined;
  /**
   * Step between shares, in percentage points.
   * @default 5
   */
  readonly step?: number | undefined;
  /** Label of the slider, for example “Part to sell”. */
  readonly label: string;
  /** Explanation of the remaining bet, for example “€ 5.00 of the stake stays at 10.882”. */
  readonly detail: string;
}

export interface CashOutProps extends RootProps<HTMLDivElement> {
  /** Label of the offer, for example “Cash-out offer”. */
  label: string;
  /** Current offer with its currency. */
  offer: string;
  /** Direction of the last change of the offer, with a label for screen-reader users. */
  move?: { readonly direction: 'up' | 'down'; readonly label: string } | undefined;
  /**
   * State of the cash-out. `moved` asks again because the offer changed during the request.
   * @default 'offer'
   */
  state?: CashOutState | undefined;
  /** Message: the result, the confirmation question, or the reason why there is no offer. */
  message?: string | undefined;
  /** Settings of a partial cash-out. Without them only the whole bet can be sold. */
  part?: CashOutPart | undefined;
  /**
   * Label of the sell button with its amount, for example “Cash out · € 26.67”. In the state `confirm`, label of the
   * confirmation.
   */
  actionLabel: string;
  /** Label of the cancel button, for example “Keep the bet”. */
  cancelLabel: string;
  /** Called when the player changes the share. */
  onShareChange?: ((share: number) => void) | undefined;
  /** Called when the player presses the sell button: first to request the confirmation, then to confirm. */
  onSell?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Called when the player keeps the bet. */
  onCancel?: (() => void) | undefined;
}

/** Cash-out of a placed bet, whole or partial, with a confirmation. Renders a `div` with `data-state`. */
export function CashOut({
  label,
  offer,
  move,
  state = 'offer',
  message,
  part,
  actionLabel,
  cancelLabel,
  onShareChange,
  onSell,
  onCancel,
  ...rest
}: CashOutProps) {
  const { tone, offered, fixed } = looks[state];
  const isAsked = state === 'confirm' || state === 'moved';
  return (
    <div {...rest} className={css.root} data-state={state}>
      {message !== undefined && (
        <Notice tone={tone} announced>
          {message}
        </Notice>
      )}
      {offered && (
        <>
          <div className={css.head}>
            <span className={css.label}>{label}</span>
            <span className={css.offer} data-move={move?.direction}>
              {move && <VisuallyHidden>{move.label}</VisuallyHidden>}
              <bdi dir="ltr" translate="no">
                {offer}
              </bdi>
              {move && <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="sm" />}
            </span>
          </div>
          {part && (
            <div className={css.part}>
              <Slider
                label={part.label}
                min={part.min ?? 10}
                max={100}
                step={part.step ?? 5}
                value={part.share}
                disabled={fixed}
                formatValue={(share) => `${share} %`}
                onValueChange={onShareChange}
              />
              <p className={css.detail}>{part.detail}</p>
            </div>
          )}
          <div className={css.actions}>
            {isAsked && (
              <Button emphasis="outline" onClick={onCancel}>
                {cancelLabel}
              </Button>
            )}
            <Button tone="primary" busy={state === 'working'} onClick={onSell}>
              {actionLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
