import type { ReactElement } from 'react';
import { Tooltip as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** What is said about the control; never the only place where it is said. */
  text: string;
  /** One control of the kit that can have focus. */
  children: ReactElement;
  /** In sight at first. @default false */
  defaultOpen?: boolean | undefined;
}

/** A word about a control, on hover and focus. Renders a `div` with the role of a tooltip. */
export function Tooltip({ text, children, defaultOpen = false, ...rest }: TooltipProps) {
  return (
    <Behaviour.Provider delayDuration={400}>
      <Behaviour.Root defaultOpen={defaultOpen}>
        <Behaviour.Trigger asChild>{children}</Behaviour.Trigger>
        <Behaviour.Portal>
          <Behaviour.Content {...rest} sideOffset={6} collisionPadding={16} className={css.panel}>
            {text}
          </Behaviour.Content>
        </Behaviour.Portal>
      </Behaviour.Root>
    </Behaviour.Provider>
  );
}
