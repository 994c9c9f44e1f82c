import { useEffect, useRef } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponBlock.css.ts';

export interface CouponLegGripProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** What it moves and how, for readers: "Move Arsenal to win: drag, or use the arrow keys". */
  label: string;
  /** The player moves it by a key: -1 is up, 1 is down. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  /** The player drags it and is over this element. */
  onDragOver?: ((element: Element) => void) | undefined;
}

/** Holds a selection to drag it to another place; the arrow keys move it too. Renders a `button`; `data-dragged`. */
export function CouponLegGrip({ label, onMove, onDragOver, ...rest }: CouponLegGripProps) {
  const over = useRef(onDragOver);
  const grip = useRef<HTMLButtonElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    over.current = onDragOver;
  }, [onDragOver]);
  useEffect(() => () => stop.current?.(), []);

  const start = () => {
    // Of the window: a row that changes its place in the page would lose a pointer of its own.
    const move = ({ clientX, clientY }: PointerEvent) => {
      const element = document.elementFromPoint(clientX, clientY);
      if (element) over.current?.(element);
    };
    const end = () => {
      grip.current?.removeAttribute('data-dragged');
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    stop.current?.();
    stop.current = end;
    grip.current?.setAttribute('data-dragged', '');
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

  return (
    <button
      {...rest}
      ref={grip}
      type="button"
      aria-label={label}
      className={css.grip}
      onPointerDown={start}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onMove?.(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <Icon name="grip" size="sm" />
    </button>
  );
}
