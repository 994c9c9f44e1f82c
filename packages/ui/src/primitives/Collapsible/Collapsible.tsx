import type { ReactNode } from 'react';
import { Collapsible as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Collapsible.css.ts';

export interface CollapsibleProps extends RootProps<HTMLDivElement> {
  /** Title, shown on the button that opens and closes the section. */
  title: ReactNode;
  /** Content that is shown while open. */
  children: ReactNode;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** Separate controls next to the title, such as a favourite button. */
  actions?: ReactNode;
  /** Whether the section is open (controlled). */
  open?: boolean | undefined;
  /**
   * Whether the section is initially open, when uncontrolled.
   * @default true
   */
  defaultOpen?: boolean | undefined;
  /** Called when the player opens or closes the section. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Section that is opened and closed by its title. Renders a `div` with `data-state` `open` or `closed`. */
export function Collapsible({
  title,
  children,
  level = 3,
  actions,
  open,
  defaultOpen = true,
  onOpenChange,
  ...rest
}: CollapsibleProps) {
  const Title = `h${level}` as const;
  return (
    <Behaviour.Root
      {...rest}
      {...(open === undefined ? { defaultOpen } : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
      className={css.root}
    >
      <div className={css.head}>
        <Title className={css.heading}>
          <Behaviour.Trigger className={css.trigger}>
            <span className={css.words}>{title}</span>
            <span className={css.chevron}>
              <Icon name="up" size="sm" />
            </span>
          </Behaviour.Trigger>
        </Title>
        {actions}
      </div>
      <Behaviour.Content>{children}</Behaviour.Content>
    </Behaviour.Root>
  );
}
