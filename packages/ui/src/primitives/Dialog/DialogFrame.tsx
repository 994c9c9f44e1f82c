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
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the player closes the dialog by its button, Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Title of the dialog. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: string | undefined;
  /** Content; scrolls when it is too long. */
  children: ReactNode;
  /** Actions below the content that stay visible while it scrolls. */
  footer?: ReactNode;
  /** Controls next to the title. */
  actions?: ReactNode;
  /**
   * Whether content extends to the edges, such as a list with hairlines.
   * @default false
   */
  flush?: boolean | undefined;
  /**
   * Element that is focused on opening: the panel, or the first field of a form.
   * @default 'panel'
   */
  initialFocus?: 'panel' | 'field' | undefined;
}

interface DialogFrameProps extends Omit<DialogProps, 'children' | 'initialFocus'> {
  children?: ReactNode;
  /** Element that is focused on opening; `action` is the first action of the footer. */
  initialFocus?: 'panel' | 'field' | 'action' | undefined;
  panel: string;
  closeIcon: IconName;
  top?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether the close button, Escape and a press outside close the dialog. */
  closable?: boolean | undefined;
  /** Whether content is a centred column in a wide panel. */
  column?: boolean | undefined;
}

/**
 * Shared behaviour and parts of all modal components: traps and restores focus, locks page scrolling, and stays clear
 * of the on-screen keyboard.
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
  // Recorded while rendering, before the page changes: an opener that is removed by its own press would be gone in an
  // effect.
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
  // Radix expects `aria-describedby` to be `undefined` explicitly when there is no description.
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
          // The opener can be anywhere on the page, so Radix can't restore focus to it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // The ring is shown only when the dialog was opened by keyboard; the panel itself has none.
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

/** Wraps Shift+Tab while the panel itself has focus, which Radix doesn't: it wraps only from the first tab stop. */
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
