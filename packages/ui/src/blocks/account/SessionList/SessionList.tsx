import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListWords } from '../ListCard/ListCard.tsx';

export const deviceKinds = ['phone', 'computer', 'device'] as const;

export interface DeviceSession {
  readonly id: string;
  /** "Phone, Firefox". */
  readonly name: string;
  /** Where and when: "Brackwater · 21 Nov, 18:02". */
  readonly about: string;
  readonly device: (typeof deviceKinds)[number];
  /** It is the one that the player looks at. */
  readonly current?: boolean | undefined;
  /** It is being signed out. */
  readonly busy?: boolean | undefined;
}

export interface SessionListWords extends ListWords {
  /** "Where you are signed in". */
  readonly title: string;
  /** "This device". */
  readonly current: string;
  /** "Sign out Phone, Firefox". */
  readonly signOut: (name: string) => string;
  /** "Sign out everywhere else". */
  readonly signOutAll: string;
  /** "Sign out everywhere else?" */
  readonly confirmTitle: string;
  /** What follows from a yes. */
  readonly confirmDetail: string;
  /** "Sign out". */
  readonly confirm: string;
  /** "Cancel". */
  readonly cancel: string;
}

export interface SessionListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Devices, this one first. */
  sessions: readonly DeviceSession[];
  words: SessionListWords;
  /** The question about all other devices is open. @default false */
  confirming?: boolean | undefined;
  /** All others are being signed out. @default false */
  busy?: boolean | undefined;
  /** The player signs one device out. */
  onSignOut?: ((id: string) => void) | undefined;
  /** The question about all others opens or closes. */
  onConfirmingChange?: ((open: boolean) => void) | undefined;
  /** The player signs all others out. */
  onSignOutAll?: (() => void) | undefined;
}

/** Devices that are signed in, each with a way out. Renders a `section`. */
export function SessionList({
  sessions,
  words,
  confirming = false,
  busy = false,
  onSignOut,
  onConfirmingChange,
  onSignOutAll,
  ...rest
}: SessionListProps) {
  const others = sessions.some((session) => !session.current);
  return (
    <>
      <ListCard
        {...rest}
        title={words.title}
        words={words}
        icon="device"
        foot={
          others && (
            <Button
              tone="danger"
              emphasis="outline"
              width="full"
              busy={busy}
              onClick={() => onConfirmingChange?.(true)}
            >
              {words.signOutAll}
            </Button>
          )
        }
      >
        {sessions.map(({ id, name, about, device, current, busy: leaving }) => (
          <AccountRow
            key={id}
            icon={device}
            tone={current ? 'success' : 'neutral'}
            title={name}
            detail={about}
            aside={current && <Badge tone="success">{words.current}</Badge>}
            end={
              !current && (
                <IconButton
                  icon="logout"
                  tone="muted"
                  label={words.signOut(name)}
                  busy={leaving}
                  onClick={() => onSignOut?.(id)}
                />
              )
            }
          />
        ))}
      </ListCard>
      <ConfirmDialog
        open={confirming}
        title={words.confirmTitle}
        description={words.confirmDetail}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        tone="danger"
        busy={busy}
        onConfirm={() => onSignOutAll?.()}
        onCancel={() => onConfirmingChange?.(false)}
      />
    </>
  );
}
