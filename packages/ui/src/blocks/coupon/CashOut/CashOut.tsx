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

/** What each state looks like: the tone of its message, whether there is an offer, whether it can be changed. */
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
  /** How much of the bet is sold, in per cent. */
  readonly share: number;
  /** The least share that is sold. @default 10 */
  readonly min?: number | undefined;
  /** From one share to the next. @default 5 */
  readonly step?: number | undefined;
  /** What is set: "Part to sell". */
  readonly label: string;
  /** What is sold and what stays: "€ 5.00 of the stake stays at 10.882". */
  readonly detail: string;
}

export interface CashOutProps extends RootProps<HTMLDivElement> {
  /** "Cash-out offer". */
  label: string;
  /** What the player gets now, with its currency. */
  offer: string;
  /** Which way the offer went since the last one, with words for readers. */
  move?: { readonly direction: 'up' | 'down'; readonly label: string } | undefined;
  /** Where it stands; `moved` asks again because the offer changed on the way. @default 'offer' */
  state?: CashOutState | undefined;
  /** What happened, what is asked, or why there is no offer. */
  message?: string | undefined;
  /** A part may be sold: how much of it now. Without it there is all or nothing. */
  part?: CashOutPart | undefined;
  /** The money button with its amount: "Cash out · € 26.67"; in `confirm` the words of the second press. */
  actionLabel: string;
  /** Words of leaving it: "Keep the bet". */
  cancelLabel: string;
  /** The player sets how much is sold. */
  onShareChange?: ((share: number) => void) | undefined;
  /** The player pressed the money button: first to be asked, then for good. */
  onSell?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The player keeps the bet. */
  onCancel?: (() => void) | undefined;
}

/** What a placed bet is worth now: all of it or a part, with a second press. Renders a `div`; `data-state`. */
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
              <bdi dir="ltr">{offer}</bdi>
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
            {isAsked && <Button onClick={onCancel}>{cancelLabel}</Button>}
            <Button tone="primary" busy={state === 'working'} onClick={onSell}>
              {actionLabel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
