import type { ReactElement, ReactNode } from 'react';
import { Popover as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { reachableScroll } from '../Dialog/reachableScroll.ts';
import { physicalSide, type Side } from './side.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends RootProps<HTMLDivElement> {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** What it is about. */
  label: string;
  /** What it holds. */
  children: ReactNode;
  /** In sight or not. */
  open?: boolean | undefined;
  /** The player opened or closed it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Where it stands; where there is no room, on the other side. @default 'bottom' */
  side?: Side | undefined;
  /** Which edge it shares with its button. @default 'end' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** A small panel beside its button. Renders a `div` with the role of a dialog. */
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
 * Radix passes over links on its way to the first stop, which in a menu of pages would be signing out; and radios are
 * entered at the one that is chosen.
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
