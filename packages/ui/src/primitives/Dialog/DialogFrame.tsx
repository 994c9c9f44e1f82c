import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useMessages } from '../../theme/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../Icon/icons.ts';
import { giveFocusBack, rememberOpener, tabStops, type Opener } from './focus.ts';
import { reachableScroll } from './reachableScroll.ts';
import { visibleArea } from './visibleArea.ts';
import './scrollLock.css.ts';
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
  /** What has focus at first; a form that has to be filled in starts at its field. @default 'panel' */
  initialFocus?: 'panel' | 'field' | undefined;
}

interface DialogFrameProps extends Omit<DialogProps, 'children' | 'initialFocus'> {
  children?: ReactNode;
  /** What has focus at first; `action` is the first of the footer. */
  initialFocus?: 'panel' | 'field' | 'action' | undefined;
  panel: string;
  closeIcon: IconName;
  top?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether its button, Escape and a press beside it close it. */
  closable?: boolean | undefined;
  /** Content in a column in the middle of a wide panel. */
  column?: boolean | undefined;
}

/**
 * Behaviour and parts that everything modal shares. Focus stays inside and returns to where it was, the page behind
 * stands still, and the on-screen keyboard covers nothing.
 */
export function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  actions,
  flush = false,
  initialFocus = 'panel',
  panel,
  closeIcon,
  top,
  role = 'dialog',
  closable = true,
  column = false,
  ref,
  ...rest
}: DialogFrameProps) {
  const messages = useMessages();
  // Remembered while the page is still as it was: an opener that goes away with its own press is gone a moment later.
  const [opener, setOpener] = useState<Opener | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(rememberOpener());
  }
  const content = useRef<HTMLDivElement | null>(null);
  const foot = useRef<HTMLDivElement | null>(null);
  const body = useRef<HTMLDivElement | null>(null);
  const keep = closable ? undefined : (event: Event) => event.preventDefault();
  // Without a description Radix expects the attribute to be taken away on purpose.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const first = () => {
    const box = { panel: null, field: body.current, action: foot.current }[initialFocus];
    return (box && tabStops(box)[0]) ?? content.current;
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        <Dialog.Content
          {...described}
          {...rest}
          ref={(element) => {
            content.current = element;
            const forget = handOn(ref, element);
            const unwatch = visibleArea(element);
            return () => {
              unwatch?.();
              forget();
            };
          }}
          role={role}
          aria-modal="true"
          // Whoever opened it may stand anywhere on the page, so Radix does not know where focus belongs afterwards.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // The ring is for those who came by keyboard; the panel itself shows none.
            const options = { preventScroll: true, focusVisible: opener?.byKeyboard ?? false };
            first()?.focus(options);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(opener);
          }}
          onEscapeKeyDown={keep}
          onInteractOutside={keep}
          onKeyDown={backFromPanel}
          className={panel}
        >
          {top}
          <div className={classes(css.head, column && css.column)}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            {actions}
            {closable && (
              <IconButton
                icon={closeIcon}
                tone="muted"
                label={messages.close}
                onClick={() => onOpenChange(false)}
              />
            )}
          </div>
          {description !== undefined && (
            <Dialog.Description className={classes(css.description, column && css.column)}>
              {description}
            </Dialog.Description>
          )}
          {children !== undefined && (
            <div
              ref={(element) => {
                body.current = element;
                return reachableScroll(element);
              }}
              className={classes(css.body, column && css.column, flush && css.flush)}
            >
              {children}
            </div>
          )}
          {footer !== undefined && (
            <div ref={foot} className={classes(css.foot, column && css.column)}>
              {footer}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** While the panel itself has focus, Radix sees no first part to go back from. */
function backFromPanel(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return;
  event.preventDefault();
  tabStops(event.currentTarget).at(-1)?.focus();
}

function handOn(ref: DialogProps['ref'], element: HTMLDivElement | null): () => void {
  if (typeof ref === 'function') {
    const clean = ref(element);
    return typeof clean === 'function' ? clean : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
