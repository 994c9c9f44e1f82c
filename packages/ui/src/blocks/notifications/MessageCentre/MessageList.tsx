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
  /** Unique id of the message. */
  readonly id: string;
  /**
   * Icon of the topic.
   * @default 'mail'
   */
  readonly icon?: IconName | undefined;
  /** Subject of the message. */
  readonly title: string;
  /** Beginning of the text. */
  readonly text?: string | undefined;
  /** Time of receipt, for example “21:07”, “Yesterday”. */
  readonly time: string;
  /** URL of the message. */
  readonly href: string;
  /**
   * Whether the message is unread.
   * @default false
   */
  readonly unread?: boolean | undefined;
}

export interface MessageListProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list, for example “Messages”. */
  label: string;
  /** Messages, newest first. */
  messages: readonly Message[];
  /** Text before an unread message for screen readers, for example “Unread”. */
  unreadLabel: string;
  /** Message when there are none, for example “No messages yet”. */
  emptyTitle: string;
  /** Follow-up action when there are none. */
  emptyAction?: ReactNode;
  /** Called when the player opens a message. */
  onOpen?: ((id: string) => void) | undefined;
}

/** List of the player's messages. Renders a `ul` of links, or an empty state; `data-unread` on unread ones. */
export function MessageList({
  label,
  messages,
  unreadLabel,
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
              {unread && <VisuallyHidden>{`${unreadLabel}: `}</VisuallyHidden>}
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

/** Skeleton of the list while it loads. Renders a `div` that is hidden from screen readers. */
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
