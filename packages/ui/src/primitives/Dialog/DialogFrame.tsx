import { useRef, type ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useMessages } from '../../theme/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../Icon/icons.ts';
import { reachableScroll } from './reachableScroll.ts';
import * as css from './parts.css.ts';

export interface DialogProps extends RootProps<HTMLDivElement> {
  /** In sight or not. */
  open: boolean;
  /** The player closed it: by its button, Escape or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** What it is about. */
  title: ReactNode;
  /** One sentence more. */
  description?: string | undefined;
  /** What it holds; scrolls when it is long. */
  children: ReactNode;
  /** Actions that stay in sight. */
  footer?: ReactNode;
  /** Controls beside the title. */
  actions?: ReactNode;
  /** Content that reaches the edges, such as a list with hairlines. @default false */
  flush?: boolean | undefined;
}

interface DialogFrameProps extends DialogProps {
  panel: string;
  closeIcon: IconName;
  top?: ReactNode;
}

/** Behaviour and parts that a modal and a sheet share. Focus stays inside and returns to where it was. */
export function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  actions,
  flush = false,
  panel,
  closeIcon,
  top,
  ...rest
}: DialogFrameProps) {
  const messages = useMessages();
  const opener = useRef<Element | null>(null);
  // Without a description Radix expects the attribute to be taken away on purpose.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        <Dialog.Content
          {...described}
          {...rest}
          // Whoever opened it may stand anywhere on the page, so Radix does not know where focus belongs afterwards.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={panel}
        >
          {top}
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            {actions}
            <IconButton
              icon={closeIcon}
              tone="muted"
              label={messages.close}
              onClick={() => onOpenChange(false)}
            />
          </div>
          {description !== undefined && (
            <Dialog.Description className={css.description}>{description}</Dialog.Description>
          )}
          <div ref={reachableScroll} className={classes(css.body, flush && css.flush)}>
            {children}
          </div>
          {footer !== undefined && <div className={css.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
