import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './MessageList.css.ts';

export interface Message {
  /** Identity of the message. */
  readonly id: string;
  /** What it is about. @default 'mail' */
  readonly icon?: IconName | undefined;
  /** What it says first. */
  readonly title: string;
  /** The beginning of its text. */
  readonly text?: string | undefined;
  /** When it came: "21:07", "Yesterday". */
  readonly time: string;
  /** Where it is read. */
  readonly href: string;
  /** Not read yet. @default false */
  readonly unread?: boolean | undefined;
}

export interface MessageListProps extends RootProps<HTMLUListElement> {
  /** What the list holds: "Messages". */
  label: string;
  /** Messages, newest first. */
  messages: readonly Message[];
  /** The word for readers before a message that was not read: "Unread". */
  unreadWord: string;
  /** What is said when there is none: "No messages yet". */
  emptyTitle: string;
  /** One way on when there is none. */
  emptyAction?: ReactNode;
  /** The player opened one. */
  onOpen?: ((id: string) => void) | undefined;
}

/** Messages to the player. Renders a `ul` of links, or an empty state; `data-unread` on what was not read. */
export function MessageList({
  label,
  messages,
  unreadWord,
  emptyTitle,
  emptyAction,
  onOpen,
  ...rest
}: MessageListProps) {
  const { link: Link } = useUi();
  if (messages.length === 0) return <EmptyState icon="mail" title={emptyTitle} action={emptyAction} />;
  return (
    <ul {...rest} aria-label={label} className={css.root}>
      {messages.map(({ id, icon = 'mail', title, text, time, href, unread = false }) => (
        <li key={id} className={css.row}>
          <Link
            href={href}
            data-unread={unread ? '' : undefined}
            onClick={() => onOpen?.(id)}
            className={css.message}
          >
            <span className={css.disc}>
              <Icon name={icon} size="sm" />
            </span>
            <span className={css.words}>
              {unread && <VisuallyHidden>{`${unreadWord}: `}</VisuallyHidden>}
              <span className={css.title}>{title}</span>
              {text !== undefined && <span className={css.text}>{text}</span>}
              <span className={css.time}>{time}</span>
            </span>
            {unread && <span className={css.dot} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The place of the messages while they load. Renders a `div` that readers pass over. */
export function MessageListSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className={css.row}>
          <div className={css.message}>
            <Skeleton shape="disc" />
            <div className={css.words}>
              <Skeleton width="half" />
              <Skeleton />
              <Skeleton width="quarter" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
