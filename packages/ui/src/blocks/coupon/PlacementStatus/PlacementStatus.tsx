import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Countdown, useSecondsUntil } from './Countdown.tsx';
import { PlacementFrame } from './PlacementFrame.tsx';
import * as css from './PlacementStatus.css.ts';

interface PlacementWords {
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

/** A live bet waits out its delay. Renders a status with the time left. */
export function PlacementDelay({ startedAt, deadline, detail, ...words }: PlacementDelayProps) {
  const seconds = useSecondsUntil(deadline);
  return (
    <PlacementFrame {...words} detail={detail(seconds)} icon="clock">
      <Countdown startedAt={startedAt} deadline={deadline} />
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
}

export interface PlacementPriceMovedProps extends PlacementWords {
  /** Legs whose price moved. */
  moves: readonly PriceMove[];
}

/** Prices moved; the player says whether the new ones will do. Renders a status with old and new prices. */
export function PlacementPriceMoved({ moves, ...words }: PlacementPriceMovedProps) {
  return (
    <PlacementFrame {...words} icon="swap" tone="warning">
      <ul className={css.moves}>
        {moves.map((move) => (
          <li key={move.id} className={css.move}>
            <span className={css.moveName}>{move.name}</span>
            <bdi dir="ltr" className={css.movePrices} data-move={move.direction}>
              <s className={css.before}>{move.from}</s>
              {move.to}
              <Icon name={move.direction === 'up' ? 'price-up' : 'price-down'} size="xs" />
            </bdi>
          </li>
        ))}
      </ul>
    </PlacementFrame>
  );
}

/** The answer was lost; the platform is asked what became of the bet. Renders a status. */
export function PlacementUnknown(props: PlacementWords) {
  return <PlacementFrame {...props} icon="working" tone="warning" />;
}

/** The platform refused the bet, with its reason. Renders an alert. */
export function PlacementRefused(props: PlacementWords) {
  return <PlacementFrame {...props} icon="error" tone="danger" />;
}

export interface ReceiptLine {
  /** "Coupon", "Stake", "Possible returns". */
  readonly label: string;
  readonly value: string;
}

export interface PlacementAcceptedProps extends PlacementWords {
  /** Number, stake, total price, possible returns. */
  receipt: readonly ReceiptLine[];
}

/** The bet is placed: its receipt. Renders a status with a `dl`. */
export function PlacementAccepted({ receipt, ...words }: PlacementAcceptedProps) {
  return (
    <PlacementFrame {...words} icon="success" tone="success">
      <dl className={css.receipt}>
        {receipt.map((line) => (
          <div key={line.label} className={css.line}>
            <dt className={css.term}>{line.label}</dt>
            <dd className={css.value}>
              <bdi dir="ltr">{line.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </PlacementFrame>
  );
}
