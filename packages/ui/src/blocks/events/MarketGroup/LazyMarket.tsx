import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { setElementVars } from '../../../primitives/Dialog/setElementVars.ts';
import { whenNear } from '../../../theme/whenNear.ts';
import * as css from './LazyMarket.css.ts';

export interface LazyMarketProps {
  /** Market to mount near the screen. */
  children: ReactNode;
  /** Number of price rows, for the height of the placeholder. */
  rows: number;
  /**
   * Whether the market is mounted from the start.
   * @default false
   */
  mounted?: boolean | undefined;
}

/** Mounts a market when it comes near the screen. Renders a `div` of the estimated height until then. */
export function LazyMarket({ children, rows, mounted = false }: LazyMarketProps) {
  const [near, setNear] = useState(mounted);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    setElementVars(place.current, { [css.rows]: String(rows) });
    return whenNear(place.current, () => setNear(true));
  }, [rows, near]);
  return near || mounted ? children : <div ref={place} aria-hidden="true" className={css.place} />;
}
