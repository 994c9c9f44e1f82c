import type { ReactElement } from 'react';
import { Tooltip as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { physicalSide, type Side } from '../Popover/side.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** Text of the tooltip; must be available elsewhere too, since touch doesn't show tooltips. */
  text: string;
  /** A focusable control of the kit. */
  children: ReactElement;
  /**
   * Side of the control; flips to the opposite side when there isn't enough space.
   * @default 'top'
   */
  side?: Side | undefined;
  /**
   * Whether the tooltip is initially open.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

/**
 * Tooltip on hover and keyboard focus; Escape hides it. Touch doesn't show it, so its text must not be the only
 * source of information. Renders a `div`, and the text as the control's accessible description.
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
