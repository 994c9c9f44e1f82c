import { useRef, type PointerEvent } from 'react';
import { setElementVars } from './setElementVars.ts';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export interface BottomSheetProps extends DialogProps {
  /**
   * Whether it fills a short window, such as that of a phone held sideways: from 600 pixels the footer is a column next to
   * the content, below that only the footer's action stays visible.
   * @default false
   */
  fillsShort?: boolean | undefined;
}

/** Distance in CSS pixels from which a released sheet is dismissed. */
const dismissDistance = 96;

/**
 * Sheet from the bottom that can be pulled down on phones; a dialog on desktops. Renders a `div` with the role
 * `dialog`.
 */
export function BottomSheet({ fillsShort = false, ...props }: BottomSheetProps) {
  const start = useRef<number | null>(null);
  const distance = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? event.clientY));
  const pull = (event: PointerEvent<HTMLElement>, pixels: number) => {
    const panel = event.currentTarget.parentElement;
    if (panel) setElementVars(panel, { [css.pulled]: `${pixels}px` });
  };
  const release = (event: PointerEvent<HTMLElement>, goes: boolean) => {
    if (start.current === null) return;
    start.current = null;
    if (goes) props.onOpenChange(false);
    else pull(event, 0);
  };
  return (
    <DialogFrame
      {...props}
      data-fills={fillsShort ? '' : undefined}
      panel={css.sheet}
      closeIcon="down"
      top={
        <span
          aria-hidden="true"
          className={css.grabber}
          onPointerDown={(event) => {
            start.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => start.current !== null && pull(event, distance(event))}
          onPointerUp={(event) => release(event, distance(event) > dismissDistance)}
          onPointerCancel={(event) => release(event, false)}
        />
      }
    />
  );
}
