import { AmountLine } from '../../../primitives/AmountLine/AmountLine.tsx';
import type { GameBadge } from '../games.ts';
import * as css from './GameBadge.css.ts';

/** The badge over a game's artwork, at its start corner. Renders a `span` with `data-kind`. */
export function GameBadgeOf({ kind, label, amount }: GameBadge) {
  return (
    <span data-kind={kind} className={css.root}>
      <AmountLine text={label} amount={amount} />
    </span>
  );
}
