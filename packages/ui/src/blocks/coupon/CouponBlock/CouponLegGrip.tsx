import { useEffect, useRef } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponBlock.css.ts';

export interface CouponLegGripProps extends Omit<RootProps<HTMLButtonElement>, 'ref'> {
  /** Accessible name of the handle, for example “Move Arsenal to win: drag, or use the arrow keys”. */
  label: string;
  /** Called when the player moves the selection by an arrow key: -1 is up, 1 is down. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  /** Called during a drag with the element under the pointer. */
  onDragOver?: ((element: Element) => void) | undefined;
}

/** Handle for moving a selection by dragging or by arrow keys. Renders a `button`; `data-dragged` during a drag. */
export function CouponLegGrip({ label, onMove, onDragOver, ...rest }: CouponLegGripProps) {
  const over = useRef(onDragOver);
  const grip = useRef<HTMLButtonElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    over.current = onDragOver;
  }, [onDragOver]);
  useEffect(() => () => stop.current?.(), []);

  const start = () => {
    // Listens on the window: pointer capture would be lost when the row moves in the DOM.
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
