import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DrawCard.css.ts';

export const ballKinds = ['drawn', 'bonus', 'matched', 'waiting'] as const;
export type BallKind = (typeof ballKinds)[number];

export interface Ball {
  /** Its figure; nothing while it is not drawn yet. */
  readonly number?: string | undefined;
  /** Drawn, the bonus ball, one of the player's numbers, or still to come. @default 'drawn' */
  readonly kind?: BallKind | undefined;
  /** What makes it special, for readers: "bonus ball", "your number". */
  readonly note?: string | undefined;
}

/** In place of a figure that is not drawn yet; readers hear only the note. */
const waiting = <span aria-hidden="true">{'?'}</span>;

/** One ball of a draw. Renders an `li`; `data-kind` says what it is, by shape as well as by colour. */
export function DrawBall({ number, kind = 'drawn', note }: Ball) {
  return (
    <li className={css.ball} data-kind={kind}>
      {number ?? waiting}
      {note !== undefined && <VisuallyHidden>{`, ${note}`}</VisuallyHidden>}
    </li>
  );
}
