import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
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
  /** URL of the message's page. */
  readonly href: string;
}

export interface InboxLabels extends ListLabels {
  /** Title of the inbox, for example “Messages”. */
  readonly title: string;
  /** Number of unread messages, for example “2 new”. */
  readonly lead?: string | undefined;
  /** Label that marks a message as unread for screen-reader users. */
  readonly unread: string;
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
  /** Ids of the selected messages. Undefined outside of selection mode. */
  selected?: readonly string[] | undefined;
  /**
   * Whether the selected messages are being deleted.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player starts, changes or ends the selection. */
  onSelectedChange?: ((selected: readonly string[] | undefined) => void) | undefined;
  /** Called when the player deletes the selected messages. */
  onRemove?: ((ids: readonly string[]) => void) | undefined;
}

/** Messages to the player; several can be selected and deleted. Renders a `section`. */
export function InboxList({
  messages,
  labels,
  selected,
  busy = false,
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
      tools={
        messages.length > 0 && (
          <Button
            emphasis="plain"
            onClick={() => onSelectedChange?.(selected === undefined ? [] : undefined)}
          >
            {selected === undefined ? labels.select : labels.done}
          </Button>
        )
      }
      foot={
        selected !== undefined && (
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
      {messages.map(({ id, title, preview, time, unread, href }) => (
        <AccountRow
          key={id}
          title={title}
          detail={preview}
          strong={unread}
          data-unread={unread ? '' : undefined}
          lead={
            selected !== undefined && (
              <Checkbox checked={selected.includes(id)} onCheckedChange={(on) => tick(id, on)}>
                <VisuallyHidden>{labels.selectOne(title)}</VisuallyHidden>
              </Checkbox>
            )
          }
          aside={
            <span className={css.side}>
              <span className={css.time}>{time}</span>
              {unread && (
                <span className={css.unread}>
                  <VisuallyHidden>{labels.unread}</VisuallyHidden>
                </span>
              )}
            </span>
          }
          // In selection mode a tap next to a tick box must not navigate.
          href={selected === undefined ? href : undefined}
        />
      ))}
    </ListCard>
  );
}
