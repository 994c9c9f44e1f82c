import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DrawCard.css.ts';

export const ballKinds = ['drawn', 'bonus', 'matched', 'waiting'] as const;
export type BallKind = (typeof ballKinds)[number];

export interface Ball {
  /** Number of the ball. Undefined until it is drawn. */
  readonly number?: string | undefined;
  /**
   * Kind of ball: drawn, bonus ball, one of the player's numbers, or still to be drawn.
   * @default 'drawn'
   */
  readonly kind?: BallKind | undefined;
  /** Meaning of a special ball for screen-reader users, for example “bonus ball” or “your number”. */
  readonly note?: string | undefined;
}

/** Shown in place of a number that isn't drawn yet. Hidden from screen readers, which read `note` only. */
const waiting = <span aria-hidden="true">{'?'}</span>;

/** Ball of a draw. Renders an `li` with its kind in `data-kind`; kinds differ by shape as well as colour. */
export function DrawBall({ number, kind = 'drawn', note }: Ball) {
  return (
    <li className={css.ball} data-kind={kind}>
      <span>{number ?? waiting}</span>
      {note !== undefined && <VisuallyHidden>{`, ${note}`}</VisuallyHidden>}
    </li>
  );
}
