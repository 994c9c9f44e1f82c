import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListLabels, type ListStateProps } from '../ListCard/ListCard.tsx';

export interface ListedPasskey {
  readonly id: string;
  /** Name that the player gave it, for example “Work laptop”. */
  readonly name: string;
  /** When it was created and last used. */
  readonly about: string;
  /** Label of a passkey that doesn't work at this address, for example “Works at bets.example only”. */
  readonly warning?: string | undefined;
}

export interface PasskeyListLabels extends ListLabels {
  /** Introductory sentence about passkeys. */
  readonly lead: string;
  /** Label of the rename action, for example “Rename”. */
  readonly rename: string;
  /** Label of the remove action, for example “Remove”. */
  readonly remove: string;
  /** Label of the add button, for example “Add a passkey”. */
  readonly add: string;
  /** Accessible name of a passkey's menu, for example “Actions for Work laptop”. */
  readonly actions: (name: string) => string;
}

export interface PasskeyListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Passkeys, newest first. */
  passkeys: readonly ListedPasskey[];
  labels: PasskeyListLabels;
  /** Message about the list as a whole: a `Notice`. */
  notice?: ReactNode;
  /** Called when the player adds a passkey. Without it there is no button. */
  onAdd?: (() => void) | undefined;
  /** Called when the player renames a passkey. */
  onRename?: ((id: string) => void) | undefined;
  /** Called when the player removes a passkey. */
  onRemove?: ((id: string) => void) | undefined;
}

/** The player's passkeys, each with a menu. Renders a `section`. */
export function PasskeyList({
  passkeys,
  labels,
  notice,
  onAdd,
  onRename,
  onRemove,
  ...rest
}: PasskeyListProps) {
  const add = onAdd && (
    <Button tone="strong" icon="plus" width="full" onClick={onAdd}>
      {labels.add}
    </Button>
  );
  return (
    <ListCard
      {...rest}
      lead={labels.lead}
      labels={labels}
      notice={notice}
      icon="fingerprint"
      emptyAction={add}
      foot={passkeys.length > 0 && add}
    >
      {passkeys.map(({ id, name, about, warning }) => (
        <AccountRow
          key={id}
          icon="fingerprint"
          tone={warning === undefined ? 'success' : 'warning'}
          title={name}
          detail={about}
          foot={warning !== undefined && <Badge tone="warning">{warning}</Badge>}
          end={
            <Menu
              items={[
                { id: 'rename', label: labels.rename, icon: 'edit', onSelect: () => onRename?.(id) },
                {
                  id: 'remove',
                  label: labels.remove,
                  icon: 'trash',
                  tone: 'danger',
                  onSelect: () => onRemove?.(id),
                },
              ]}
              trigger={<IconButton icon="more-vertical" tone="muted" label={labels.actions(name)} />}
            />
          }
        />
      ))}
    </ListCard>
  );
}
