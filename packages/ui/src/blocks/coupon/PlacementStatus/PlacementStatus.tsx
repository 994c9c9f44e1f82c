import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Countdown, CountdownBar, useSecondsUntil } from './Countdown.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import * as css from './PlacementStatus.css.ts';

export interface PlacementLabels {
  /** Message in one sentence. */
  title: string;
  /** Consequence or suggested action. */
  detail?: string | undefined;
  /** Buttons of the state. */
  actions?: ReactNode;
}

/** Bet that is being sent to the platform. Renders a status. */
export function PlacementSubmitting(props: PlacementLabels) {
  return <PlacementFrame {...props} icon="working" />;
}

export interface PlacementDelayProps extends Omit<PlacementLabels, 'detail'> {
  /** Start of the delay, in UTC ms. */
  startedAt: number;
  /** End of the delay, when the platform decides, in UTC ms. */
  deadline: number;
  /** Returns the label of the remaining time in whole seconds. */
  detail: (seconds: number) => string;
}

/** Live bet during its delay. Renders a status; the remaining time is a timer, which isn't announced every second. */
export function PlacementDelay({ startedAt, deadline, detail, ...words }: PlacementDelayProps) {
  const seconds = useSecondsUntil(deadline);
  return (
    <PlacementFrame {...words} icon="clock">
      <Countdown startedAt={startedAt} deadline={deadline} />
      <p role="timer" className={css.left}>
        {detail(seconds)}
      </p>
    </PlacementFrame>
  );
}

export interface PlacementWaitProps extends PlacementLabels {
  /** Remaining share of the delay, from 1 to 0. */
  fraction: number;
}

/** Live bet during its delay, with the remaining share computed by the caller. Renders a status. */
export function PlacementWait({ fraction, ...words }: PlacementWaitProps) {
  return (
    <PlacementFrame {...words} icon="clock">
      <CountdownBar share={Math.min(1, Math.max(0, fraction))} />
    </PlacementFrame>
  );
}

export interface PriceMove {
  /** Id of the leg. */
  readonly id: string;
  /** Name of the selection. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly direction: 'up' | 'down';
  /** Label of the change for screen-reader users, for example “went down”. */
  readonly label?: string | undefined;
}

export interface PlacementPriceMovedProps extends PlacementLabels {
  /** Legs with a changed price. */
  moves: readonly PriceMove[];
  /** Change of the total price. */
  total?: PriceMove | undefined;
}

/** Price changes that the player must accept or decline. Renders a status with old and new prices. */
export function PlacementPriceMoved({ moves, total, ...words }: PlacementPriceMovedProps) {
  return (
    <PlacementFrame {...words} icon="swap" tone="warning">
      <ul className={css.moves}>
        {moves.map((move) => (
          <Move key={move.id} move={move} />
        ))}
        {total && <Move move={total} isTotal />}
      </ul>
    </PlacementFrame>
  );
}

function Move({ move, isTotal = false }: { move: PriceMove; isTotal?: boolean }) {
  return (
    <li className={css.move} data-total={isTotal ? '' : undefined}>
      <span className={css.moveName}>{move.name}</span>
      <bdi dir="ltr" translate="no" className={css.movePrices} data-move={move.direction}>
        <s className={css.before}>{move.from}</s>
        {move.label !== undefined && <VisuallyHidden>{move.label}</VisuallyHidden>}
        <span>{move.to}</span>
        <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="xs" />
      </bdi>
    </li>
  );
}

/** Bet whose response was lost, while the platform is queried for its state. Renders a status. */
export function PlacementUnknown(props: PlacementLabels) {
  return <PlacementFrame {...props} icon="working" tone="warning" />;
}
