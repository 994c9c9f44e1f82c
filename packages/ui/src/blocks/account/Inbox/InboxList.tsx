import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow, type AccountRowTone } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../ListCard/ListCard.tsx';
import * as css from './Inbox.css.ts';

export interface InboxMessage {
  readonly id: string;
  readonly title: string;
  /** Beginning of the message. */
  readonly preview: string;
  /** Formatted time, for example “Today, 18:02”. */
  readonly time: string;
  readonly unread?: boolean | undefined;
  /**
   * Icon of the topic.
   * @default 'mail'
   */
  readonly icon?: IconName | undefined;
  /**
   * Colour of the icon's disc.
   * @default 'neutral'
   */
  readonly tone?: AccountRowTone | undefined;
  /** URL of the message's page. */
  readonly href: string;
}

export interface InboxLabels extends ListLabels {
  /** Title of the inbox, unless that of the page says it. */
  readonly title?: string | undefined;
  /** Number of unread messages, for example “2 new”, or that there are none. */
  readonly lead: string;
  /** Label that marks a message as unread for screen-reader users. */
  readonly unread: string;
  /** Label of the button that marks all messages as read. */
  readonly readAll: string;
  /** Label of the button that starts selecting, for example “Select”. */
  readonly select: string;
  /** Label of the button that ends selecting, for example “Done”. */
  readonly done: string;
  /** Label of the tick box for all messages, for example “Select all”. */
  readonly selectAll: string;
  /** Accessible name of a message's tick box, for example “Select: Your withdrawal is paid”. */
  readonly selectOne: (title: string) => string;
  /** Label of the delete button, for example “Delete 2 messages”. */
  readonly remove: (count: number) => string;
}

export interface InboxListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Messages, newest first. */
  messages: readonly InboxMessage[];
  labels: InboxLabels;
  /** Id of the message that is shown next to the list. */
  current?: string | undefined;
  /** Filter above the messages, such as a `SegmentedControl`; shown in every loading state. */
  filter?: ReactNode;
  /** Button below the messages that loads older ones. */
  more?: ReactNode;
  /** Action of the empty state. */
  emptyAction?: ReactNode;
  /** Ids of the selected messages. Undefined outside of selection mode. */
  selected?: readonly string[] | undefined;
  /**
   * Whether the selected messages are being deleted.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player starts, changes or ends the selection. */
  onSelectedChange?: ((selected: readonly string[] | undefined) => void) | undefined;
  /** Called when the player opens a message; its link can be kept from being followed by `preventDefault`. */
  onOpen?: ((id: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called when the player marks all messages as read. Without it there is no button. */
  onReadAll?: (() => void) | undefined;
  /** Called when the player deletes the selected messages. */
  onRemove?: ((ids: readonly string[]) => void) | undefined;
}

/** Messages to the player; several can be selected and deleted. Renders a `section`. */
export function InboxList({
  messages,
  labels,
  current,
  filter,
  more,
  emptyAction,
  selected,
  busy = false,
  onOpen,
  onReadAll,
  onSelectedChange,
  onRemove,
  ...rest
}: InboxListProps) {
  const all = messages.map(({ id }) => id);
  const tick = (id: string, on: boolean) =>
    onSelectedChange?.(on ? [...(selected ?? []), id] : (selected ?? []).filter((other) => other !== id));
  return (
    <ListCard
      {...rest}
      title={labels.title}
      lead={labels.lead}
      labels={labels}
      icon="message"
      notice={filter}
      emptyAction={emptyAction}
      tools={
        messages.length > 0 && (
          <span className={css.buttons}>
            {onReadAll && selected === undefined && (
              <Button size="sm" emphasis="plain" onClick={onReadAll}>
                {labels.readAll}
              </Button>
            )}
            <Button
              size="sm"
              emphasis="plain"
              onClick={() => onSelectedChange?.(selected === undefined ? [] : undefined)}
            >
              {selected === undefined ? labels.select : labels.done}
            </Button>
          </span>
        )
      }
      foot={
        selected === undefined ? (
          more
        ) : (
          <div className={css.tools}>
            <Checkbox
              checked={selected.length === all.length && all.length > 0}
              onCheckedChange={(on) => onSelectedChange?.(on ? all : [])}
            >
              {labels.selectAll}
            </Checkbox>
            <Button
              tone="danger"
              emphasis="outline"
              icon="trash"
              busy={busy}
              disabled={selected.length === 0}
              onClick={() => onRemove?.(selected)}
            >
              {labels.remove(selected.length)}
            </Button>
          </div>
        )
      }
    >
      {messages.map(({ id, title, preview, time, unread, icon = 'mail', tone, href }) => (
        <AccountRow
          key={id}
          title={title}
          detail={preview}
          note={time}
          icon={icon}
          tone={tone}
          strong={unread}
          current={id === current}
          data-unread={unread ? '' : undefined}
          lead={
            selected !== undefined && (
              <Checkbox checked={selected.includes(id)} onCheckedChange={(on) => tick(id, on)}>
                <VisuallyHidden>{labels.selectOne(title)}</VisuallyHidden>
              </Checkbox>
            )
          }
          aside={
            unread && (
              <span className={css.unread}>
                <VisuallyHidden>{labels.unread}</VisuallyHidden>
              </span>
            )
          }
          // In selection mode a tap next to a tick box must not navigate.
          href={selected === undefined ? href : undefined}
          onOpen={selected === undefined ? (event) => onOpen?.(id, event) : undefined}
        />
      ))}
    </ListCard>
  );
}
