import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponUndo.css.ts';

export interface CouponUndoProps extends RootProps<HTMLDivElement> {
  /** Message, for example “3 selections removed.” */
  children: string;
  /** Label of the undo button, for example “Undo”. */
  undoLabel: string;
  /** Called when the player undoes the removal. */
  onUndo?: (() => void) | undefined;
}

/** Message about removed selections with an undo button. Renders a `div` with `role="status"`. */
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
