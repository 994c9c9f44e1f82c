import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../../account/AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../../account/ListCard/ListCard.tsx';

export interface Requisite {
  readonly id: string;
  /** Name of the payment detail, for example “Card ···· 4482”. */
  readonly name: string;
  /** Further information, for example “Valid until 11/28”. */
  readonly about?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Logo shown instead of the icon. */
  readonly logo?: ReactNode;
  /** Label of the state, for example “Confirm”, “Expired”. */
  readonly stateLabel?: string | undefined;
  /** Whether the state needs attention. */
  readonly attention?: boolean | undefined;
  /** Whether removal is pending. */
  readonly busy?: boolean | undefined;
}

export interface RequisiteListLabels extends ListLabels {
  /** Title of the list, for example “Saved cards and accounts”. */
  readonly title: string;
  /** Accessible name of a remove button, for example “Remove Card ···· 4482”. */
  readonly remove: (name: string) => string;
  /** Label of the add button. */
  readonly add: string;
}

export interface RequisiteListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Saved cards and accounts. */
  requisites: readonly Requisite[];
  labels: RequisiteListLabels;
  /** Called with the id of the entry that the player removes. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called when the player adds an entry. Without it there is no add button. */
  onAdd?: (() => void) | undefined;
}

/** Cards and accounts saved for later payments. Renders a `section`. */
export function RequisiteList({ requisites, labels, onRemove, onAdd, ...rest }: RequisiteListProps) {
  return (
    <ListCard
      {...rest}
      title={labels.title}
      labels={labels}
      icon="card"
      foot={
        onAdd && (
          <Button icon="plus" width="full" onClick={onAdd}>
            {labels.add}
          </Button>
        )
      }
    >
      {requisites.map(({ id, name, about, icon = 'card', logo, stateLabel, attention, busy }) => (
        <AccountRow
          key={id}
          icon={icon}
          lead={logo}
          title={name}
          detail={about}
          aside={
            stateLabel !== undefined && <Badge tone={attention ? 'warning' : 'neutral'}>{stateLabel}</Badge>
          }
          end={
            <IconButton
              icon="trash"
              tone="muted"
              label={labels.remove(name)}
              busy={busy}
              onClick={() => onRemove?.(id)}
            />
          }
        />
      ))}
    </ListCard>
  );
}
