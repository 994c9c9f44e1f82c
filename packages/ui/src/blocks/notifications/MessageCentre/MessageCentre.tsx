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

export interface MessageCentreWords {
  /** Title of the list: "Messages". */
  readonly title: string;
  /** What the bell says: "Messages, 3 unread". */
  readonly open: string;
  /** The word before a message that was not read: "Unread". */
  readonly unread: string;
  /** Marks all of them: "Mark all as read". */
  readonly readAll: string;
  /** Leads to all of them: "All messages". */
  readonly all: string;
  /** There is none: "No messages yet". */
  readonly empty: string;
}

export interface MessageCentreProps extends RootProps<HTMLSpanElement> {
  /** The newest messages; none yet while they load. */
  messages: readonly Message[] | undefined;
  /** How many were not read, in short: "3", "99+". Without it the bell has no figure. */
  unreadCount?: string | undefined;
  /** The page of all messages. */
  allHref: string;
  /** Words of the bell and the panel. */
  words: MessageCentreWords;
  /** What the bell stands on. @default 'neutral' */
  tone?: Extract<ButtonTone, 'neutral' | 'header'> | undefined;
  /** The list could not be had: an `ErrorState` in its place. */
  error?: ReactNode;
  /** In sight or not. */
  open?: boolean | undefined;
  /** The player opened or closed it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The player opened a message. */
  onMessageOpen?: ((id: string) => void) | undefined;
  /** The player marks all as read. Without it there is no button. */
  onReadAll?: (() => void) | undefined;
}

/** The bell of the header with the newest messages. Renders a `span` with a button; the list opens beside it. */
export function MessageCentre({
  messages,
  unreadCount,
  allHref,
  words,
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
      label={words.title}
      messages={messages}
      unreadWord={words.unread}
      emptyTitle={words.empty}
      onOpen={onMessageOpen}
    />
  ) : (
    <MessageListSkeleton />
  );
  return (
    <span {...rest} className={css.bell}>
      <Popover
        label={words.title}
        open={open}
        onOpenChange={onOpenChange}
        trigger={<IconButton icon="bell" tone={tone} label={words.open} />}
      >
        <div className={css.panel} aria-busy={messages === undefined && error === undefined}>
          <div className={css.head}>
            <Heading level={2}>{words.title}</Heading>
            {onReadAll && unreadCount !== undefined && (
              <Button size="sm" emphasis="plain" onClick={onReadAll}>
                {words.readAll}
              </Button>
            )}
          </div>
          {error ?? list}
          <div className={css.foot}>
            <Link href={allHref}>{words.all}</Link>
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
