import type { ReactElement, ReactNode } from 'react';
import { Popover as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { reachableScroll } from '../Dialog/reachableScroll.ts';
import { physicalSide, type Side } from './side.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends RootProps<HTMLDivElement> {
  /** Button that opens the popover: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Accessible name of the popover. */
  label: string;
  /** Content of the popover. */
  children: ReactNode;
  /** Whether the popover is open (controlled). */
  open?: boolean | undefined;
  /** Called when the player opens or closes the popover. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Side of the button; flips to the opposite side when there isn't enough space.
   * @default 'bottom'
   */
  side?: Side | undefined;
  /**
   * Edge of the button that the popover is aligned with.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Small panel anchored to a button. Renders a `div` with the role `dialog`. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  ...rest
}: PopoverProps) {
  const { direction } = useUi();
  return (
    <Behaviour.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Behaviour.Trigger asChild>{trigger}</Behaviour.Trigger>
      <Behaviour.Portal>
        <Behaviour.Content
          {...rest}
          aria-label={label}
          onOpenAutoFocus={focusFirst}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className={css.panel}
        >
          <div ref={reachableScroll} className={css.body}>
            {children}
          </div>
        </Behaviour.Content>
      </Behaviour.Portal>
    </Behaviour.Root>
  );
}

/**
 * Focuses the first tab stop, or the selected radio of a group. Radix skips links, which in a menu of pages would
 * focus the sign-out button.
 */
function focusFirst(event: Event): void {
  const panel = event.currentTarget;
  const first =
    panel instanceof HTMLElement &&
    panel.querySelector<HTMLElement>(
      'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea',
    );
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}
