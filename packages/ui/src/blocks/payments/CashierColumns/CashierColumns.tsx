import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CashierColumns.css.ts';

export interface CashierColumnsProps extends RootProps<HTMLDivElement> {
  /** Payment methods. */
  methods: ReactNode;
  /** Form of the chosen method. */
  children: ReactNode;
  /** Cards about the player's money, limits and last payments. */
  side?: ReactNode;
}

/**
 * Page of the cashier: methods, form and side in three columns where there is room for them, the side below the others on
 * narrower pages, everything in one column on phones. Renders a `div`.
 */
export function CashierColumns({ methods, children, side, ...rest }: CashierColumnsProps) {
  return (
    <div {...rest} className={css.root}>
      <div className={css.grid}>
        <div className={css.main}>{methods}</div>
        <div className={css.main}>{children}</div>
        {side !== undefined && <div className={css.side}>{side}</div>}
      </div>
    </div>
  );
}
