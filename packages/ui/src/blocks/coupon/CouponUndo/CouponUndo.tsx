import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponUndo.css.ts';

export interface CouponUndoProps extends RootProps<HTMLDivElement> {
  /** What was taken away: "3 selections removed." */
  children: string;
  /** "Undo". */
  undoLabel: string;
  /** The player wants it back. */
  onUndo?: (() => void) | undefined;
}

/** What was just taken out of the coupon, and the way back. Renders a `div` with the role of a status. */
export function CouponUndo({ children, undoLabel, onUndo, ...rest }: CouponUndoProps) {
  return (
    <div role="status" {...rest} className={css.root}>
      <span className={css.words}>{children}</span>
      <button type="button" className={css.undo} onClick={onUndo}>
        <Icon name="undo" size="sm" />
        {undoLabel}
      </button>
    </div>
  );
}
