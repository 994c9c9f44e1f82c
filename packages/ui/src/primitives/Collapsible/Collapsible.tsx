import type { ReactNode } from 'react';
import { Collapsible as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Collapsible.css.ts';

export interface CollapsibleProps extends RootProps<HTMLDivElement> {
  /** What is inside. */
  title: ReactNode;
  /** What opens and closes. */
  children: ReactNode;
  /** Place of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Controls of their own beside the title, such as a favourite. */
  actions?: ReactNode;
  /** Open or closed. */
  open?: boolean | undefined;
  /** Open at first, when nobody holds `open`. @default true */
  defaultOpen?: boolean | undefined;
  /** The player opened or closed it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A title that opens and closes what is below it. Renders a `div`; `data-state` is `open` or `closed`. */
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
