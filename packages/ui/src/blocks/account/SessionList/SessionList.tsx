import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../../primitives/Dialog/ConfirmDialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../ListCard/ListCard.tsx';

export const deviceKinds = ['phone', 'computer', 'device'] as const;

export interface DeviceSession {
  readonly id: string;
  /** Name of the device, for example “Phone, Firefox”. */
  readonly name: string;
  /** Location and time, for example “Brackwater · 21 Nov, 18:02”. */
  readonly about: string;
  readonly device: (typeof deviceKinds)[number];
  /** Whether the session is on this device. */
  readonly current?: boolean | undefined;
  /** Whether the device is being signed out. */
  readonly busy?: boolean | undefined;
}

export interface SessionListLabels extends ListLabels {
  /** Title of the list, for example “Where you are signed in”. */
  readonly title: string;
  /** Label of the current device, for example “This device”. */
  readonly current: string;
  /** Accessible name of the sign-out button, for example “Sign out Phone, Firefox”. */
  readonly signOut: (name: string) => string;
  /** Label of the button for all other devices, for example “Sign out everywhere else”. */
  readonly signOutAll: string;
  /** Title of the confirmation, for example “Sign out everywhere else?” */
  readonly confirmTitle: string;
  /** Consequences of signing out everywhere else. */
  readonly confirmDetail: string;
  /** Label of the confirm button, for example “Sign out”. */
  readonly confirm: string;
  /** Label of the cancel button, for example “Cancel”. */
  readonly cancel: string;
}

export interface SessionListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Sessions, the current device first. */
  sessions: readonly DeviceSession[];
  labels: SessionListLabels;
  /**
   * Whether the confirmation for all other devices is open.
   * @default false
   */
  confirming?: boolean | undefined;
  /**
   * Whether all other devices are being signed out.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player signs out a device. */
  onSignOut?: ((id: string) => void) | undefined;
  /** Called when the confirmation for all other devices opens or closes. */
  onConfirmingChange?: ((open: boolean) => void) | undefined;
  /** Called when the player confirms signing out all other devices. */
  onSignOutAll?: (() => void) | undefined;
}

/** Signed-in devices with sign-out buttons. Renders a `section`. */
export function SessionList({
  sessions,
  labels,
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
        title={labels.title}
        labels={labels}
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
              {labels.signOutAll}
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
            aside={current && <Badge tone="success">{labels.current}</Badge>}
            end={
              !current && (
                <IconButton
                  icon="logout"
                  tone="muted"
                  label={labels.signOut(name)}
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
        title={labels.confirmTitle}
        description={labels.confirmDetail}
        confirmLabel={labels.confirm}
        cancelLabel={labels.cancel}
        tone="danger"
        busy={busy}
        onConfirm={() => onSignOutAll?.()}
        onCancel={() => onConfirmingChange?.(false)}
      />
    </>
  );
}
