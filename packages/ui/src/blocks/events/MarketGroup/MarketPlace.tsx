import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { setElementVars } from '../../../primitives/Dialog/setElementVars.ts';
import { whenNear } from './whenNear.ts';
import * as css from './MarketPlace.css.ts';

export interface MarketPlaceProps {
  /** The market, once it is near the screen. */
  children: ReactNode;
  /** Rows of prices it will have, which keep its place until then. */
  rows: number;
  /** It is on the screen from the start. @default false */
  mounted?: boolean | undefined;
}

/** Keeps the place of a market until it is near the screen, and mounts it then. Renders a `div` until then. */
export function MarketPlace({ children, rows, mounted = false }: MarketPlaceProps) {
  const [near, setNear] = useState(mounted);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    setElementVars(place.current, { [css.rows]: String(rows) });
    return whenNear(place.current, () => setNear(true));
  }, [rows, near]);
  return near || mounted ? children : <div ref={place} aria-hidden="true" className={css.place} />;
}
