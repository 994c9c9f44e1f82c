import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Inline, Stack } from '../../../primitives/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Heading, Text } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Inbox.css.ts';

export interface InboxMessageCardProps extends RootProps<HTMLElement> {
  title: string;
  /** Formatted time, for example “21 Nov 2026, 18:02”. */
  time: string;
  /** Text of the message; its line breaks are shown. */
  children: ReactNode;
  /** Action that the message refers to. */
  action?: ReactNode;
  /** Label of the delete button, for example “Delete this message”. */
  removeLabel: string;
  /**
   * Whether the message is being deleted.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player deletes the message. */
  onRemove?: (() => void) | undefined;
}

/** Full view of a message. Renders a `section`. */
export function InboxMessageCard({
  title,
  time,
  children,
  action,
  removeLabel,
  busy = false,
  onRemove,
  ...rest
}: InboxMessageCardProps) {
  return (
    <Card {...rest}>
      <Stack gap="lg">
        <Inline justify="between" align="start">
          <Stack gap="xxs">
            <Heading level={2}>{title}</Heading>
            <Text size="label" tone="muted">
              {time}
            </Text>
          </Stack>
          <IconButton icon="trash" tone="muted" label={removeLabel} busy={busy} onClick={onRemove} />
        </Inline>
        <div className={css.body}>{children}</div>
        {action !== undefined && <div className={css.actions}>{action}</div>}
      </Stack>
    </Card>
  );
}

/** Skeleton of a message while it loads. Renders a `section` that is hidden from screen readers. */
export function InboxMessageSkeleton() {
  return (
    <Card aria-hidden>
      <Stack gap="lg">
        <Stack gap="sm">
          <Skeleton shape="chip" width="half" />
          <Skeleton width="quarter" />
        </Stack>
        <Stack gap="sm">
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      </Stack>
    </Card>
  );
}
