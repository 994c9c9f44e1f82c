import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListWords } from '../ListCard/ListCard.tsx';
import * as css from './Inbox.css.ts';

export interface InboxMessage {
  readonly id: string;
  readonly title: string;
  /** Its first words. */
  readonly preview: string;
  /** "Today, 18:02". */
  readonly time: string;
  readonly unread?: boolean | undefined;
  /** Page of the message. */
  readonly href: string;
}

export interface InboxWords extends ListWords {
  /** "Messages". */
  readonly title: string;
  /** How many are new: "2 new". */
  readonly lead?: string | undefined;
  /** Says of a message that it is new, for readers. */
  readonly unread: string;
  /** "Select". */
  readonly select: string;
  /** "Done", ends selecting. */
  readonly done: string;
  /** "Select all". */
  readonly selectAll: string;
  /** Names a tick box: "Select: Your withdrawal is paid". */
  readonly selectOne: (title: string) => string;
  /** "Delete 2 messages". */
  readonly remove: (count: number) => string;
}

export interface InboxListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Messages, the newest first. */
  messages: readonly InboxMessage[];
  words: InboxWords;
  /** Messages that are ticked; without it none are being selected. */
  selected?: readonly string[] | undefined;
  /** The ticked ones are being deleted. @default false */
  busy?: boolean | undefined;
  /** The player starts, changes or ends selecting. */
  onSelectedChange?: ((selected: readonly string[] | undefined) => void) | undefined;
  /** The player deletes what is ticked. */
  onRemove?: ((ids: readonly string[]) => void) | undefined;
}

/** Messages to the player; several can be ticked and deleted. Renders a `section`. */
export function InboxList({
  messages,
  words,
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
      title={words.title}
      lead={words.lead}
      words={words}
      icon="message"
      tools={
        messages.length > 0 && (
          <Button
            emphasis="plain"
            onClick={() => onSelectedChange?.(selected === undefined ? [] : undefined)}
          >
            {selected === undefined ? words.select : words.done}
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
              {words.selectAll}
            </Checkbox>
            <Button
              tone="danger"
              emphasis="outline"
              icon="trash"
              busy={busy}
              disabled={selected.length === 0}
              onClick={() => onRemove?.(selected)}
            >
              {words.remove(selected.length)}
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
                <VisuallyHidden>{words.selectOne(title)}</VisuallyHidden>
              </Checkbox>
            )
          }
          aside={
            <span className={css.side}>
              <span className={css.time}>{time}</span>
              {unread && (
                <span className={css.unread}>
                  <VisuallyHidden>{words.unread}</VisuallyHidden>
                </span>
              )}
            </span>
          }
          // While messages are ticked, a touch beside a tick box must not lead away.
          href={selected === undefined ? href : undefined}
        />
      ))}
    </ListCard>
  );
}
