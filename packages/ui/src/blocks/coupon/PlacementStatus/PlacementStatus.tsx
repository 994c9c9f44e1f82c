import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Countdown, CountdownBar, useSecondsUntil } from './Countdown.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import * as css from './PlacementStatus.css.ts';

export interface PlacementWords {
  /** What happens, in one sentence. */
  title: string;
  /** What follows, or what to do. */
  detail?: string | undefined;
  /** Buttons: the way on. */
  actions?: ReactNode;
}

/** The bet is on its way to the platform. Renders a status. */
export function PlacementSubmitting(props: PlacementWords) {
  return <PlacementFrame {...props} icon="working" />;
}

export interface PlacementDelayProps extends Omit<PlacementWords, 'detail'> {
  /** When the delay began, UTC ms. */
  startedAt: number;
  /** When the platform decides, UTC ms. */
  deadline: number;
  /** Time left in words, from whole seconds. */
  detail: (seconds: number) => string;
}

/** A live bet waits out its delay. Renders a status; the time left is a timer, which nobody has to hear every second. */
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

export interface PlacementWaitProps extends PlacementWords {
  /** How much of the delay is left, from 1 to 0. */
  fraction: number;
}

/** A live bet waits out its delay, which somebody else counts. Renders a status. */
export function PlacementWait({ fraction, ...words }: PlacementWaitProps) {
  return (
    <PlacementFrame {...words} icon="clock">
      <CountdownBar share={Math.min(1, Math.max(0, fraction))} />
    </PlacementFrame>
  );
}

export interface PriceMove {
  /** Identity of the leg. */
  readonly id: string;
  /** What is bet on. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly direction: 'up' | 'down';
  /** The move in words, for readers: "went down". */
  readonly label?: string | undefined;
}

export interface PlacementPriceMovedProps extends PlacementWords {
  /** Legs whose price moved. */
  moves: readonly PriceMove[];
  /** What that makes of the total price. */
  total?: PriceMove | undefined;
}

/** Prices moved; the player says whether the new ones will do. Renders a status with old and new prices. */
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
      <bdi dir="ltr" className={css.movePrices} data-move={move.direction}>
        <s className={css.before}>{move.from}</s>
        {move.label !== undefined && <VisuallyHidden>{move.label}</VisuallyHidden>}
        {move.to}
        <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="xs" />
      </bdi>
    </li>
  );
}

/** The answer was lost; the platform is asked what became of the bet. Renders a status. */
export function PlacementUnknown(props: PlacementWords) {
  return <PlacementFrame {...props} icon="working" tone="warning" />;
}
