import type { ReactElement } from 'react';
import { Tooltip as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { physicalSide, type Side } from '../Popover/side.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** What is said about the control; never the only place where it is said. */
  text: string;
  /** One control of the kit that can have focus. */
  children: ReactElement;
  /** Where it stands; where there is no room, on the other side. @default 'top' */
  side?: Side | undefined;
  /** In sight at first. @default false */
  defaultOpen?: boolean | undefined;
}

/**
 * A word about a control, on hover and on focus by keyboard; Escape takes it away. A finger never sees it, so that it
 * is never the only place of a fact. Renders a `div`, and the words for readers as the control's description.
 */
export function Tooltip({ text, children, side = 'top', defaultOpen = false, ...rest }: TooltipProps) {
  const { direction } = useUi();
  return (
    <Behaviour.Provider delayDuration={400}>
      <Behaviour.Root defaultOpen={defaultOpen}>
        <Behaviour.Trigger asChild>{children}</Behaviour.Trigger>
        <Behaviour.Portal>
          <Behaviour.Content
            {...rest}
            side={physicalSide(side, direction)}
            sideOffset={6}
            collisionPadding={16}
            className={css.panel}
          >
            {text}
          </Behaviour.Content>
        </Behaviour.Portal>
      </Behaviour.Root>
    </Behaviour.Provider>
  );
}
