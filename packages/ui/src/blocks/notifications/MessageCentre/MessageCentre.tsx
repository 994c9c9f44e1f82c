import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ButtonTone } from '../../../primitives/Button/shape.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { MessageList, MessageListSkeleton, type Message } from './MessageList.tsx';
import * as css from './MessageCentre.css.ts';

export interface MessageCentreLabels {
  /** Title of the list, for example “Messages”. */
  readonly title: string;
  /** Accessible name of the bell, for example “Messages, 3 unread”. */
  readonly open: string;
  /** Text before an unread message, for example “Unread”. */
  readonly unread: string;
  /** Label of the button that marks all messages as read. */
  readonly readAll: string;
  /** Label of the link to all messages. */
  readonly all: string;
  /** Message when there are none, for example “No messages yet”. */
  readonly empty: string;
}

export interface MessageCentreProps extends RootProps<HTMLSpanElement> {
  /** Newest messages; `undefined` while loading. */
  messages: readonly Message[] | undefined;
  /** Number of unread messages, abbreviated: “3”, “99+”. Without it the bell has no badge. */
  unreadCount?: string | undefined;
  /** URL of the page with all messages. */
  allHref: string;
  /** Labels of the bell and the panel. */
  labels: MessageCentreLabels;
  /**
   * Background that the bell is on.
   * @default 'neutral'
   */
  tone?: Extract<ButtonTone, 'neutral' | 'header'> | undefined;
  /** Shown instead of the list when loading failed: an `ErrorState`. */
  error?: ReactNode;
  /** Whether the panel is open (controlled). */
  open?: boolean | undefined;
  /** Called when the player opens or closes the panel. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when the player opens a message. */
  onMessageOpen?: ((id: string) => void) | undefined;
  /** Called when the player marks all messages as read. Without it there is no button. */
  onReadAll?: (() => void) | undefined;
}

/** Bell button in the header with the newest messages. Renders a `span` with a button; the list opens next to it. */
export function MessageCentre({
  messages,
  unreadCount,
  allHref,
  labels,
  tone = 'neutral',
  error,
  open,
  onOpenChange,
  onMessageOpen,
  onReadAll,
  ...rest
}: MessageCentreProps) {
  const list = messages ? (
    <MessageList
      label={labels.title}
      messages={messages}
      unreadLabel={labels.unread}
      emptyTitle={labels.empty}
      onOpen={onMessageOpen}
    />
  ) : (
    <MessageListSkeleton />
  );
  return (
    <span {...rest} className={css.bell}>
      <Popover
        label={labels.title}
        open={open}
        onOpenChange={onOpenChange}
        trigger={<IconButton icon="bell" tone={tone} label={labels.open} />}
      >
        <div className={css.panel} aria-busy={messages === undefined && error === undefined}>
          <div className={css.head}>
            <Heading level={2}>{labels.title}</Heading>
            {onReadAll && unreadCount !== undefined && (
              <Button size="sm" emphasis="plain" onClick={onReadAll}>
                {labels.readAll}
              </Button>
            )}
          </div>
          {error ?? list}
          <div className={css.foot}>
            <Link href={allHref}>{labels.all}</Link>
          </div>
        </div>
      </Popover>
      {unreadCount !== undefined && (
        <span aria-hidden="true" className={css.count}>
          {unreadCount}
        </span>
      )}
    </span>
  );
}
