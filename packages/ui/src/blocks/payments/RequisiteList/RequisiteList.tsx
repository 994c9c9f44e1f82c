import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../../account/AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListWords } from '../../account/ListCard/ListCard.tsx';

export interface Requisite {
  readonly id: string;
  /** "Card ···· 4482". */
  readonly name: string;
  /** "Valid until 11/28". */
  readonly about?: string | undefined;
  readonly icon?: IconName | undefined;
  /** A logo in place of the icon. */
  readonly logo?: ReactNode;
  /** A word about its state: "Confirm", "Expired". */
  readonly stateWord?: string | undefined;
  /** It needs attention. */
  readonly attention?: boolean | undefined;
  /** It is being removed. */
  readonly busy?: boolean | undefined;
}

export interface RequisiteListWords extends ListWords {
  /** "Saved cards and accounts". */
  readonly title: string;
  /** "Remove Card ···· 4482". */
  readonly remove: (name: string) => string;
  /** "Add". */
  readonly add: string;
}

export interface RequisiteListProps extends RootProps<HTMLElement>, ListStateProps {
  /** Cards and accounts that were kept. */
  requisites: readonly Requisite[];
  words: RequisiteListWords;
  /** The player takes one away. */
  onRemove?: ((id: string) => void) | undefined;
  /** The player adds one; without it there is no button. */
  onAdd?: (() => void) | undefined;
}

/** Cards and accounts that were kept for the next payment. Renders a `section`. */
export function RequisiteList({ requisites, words, onRemove, onAdd, ...rest }: RequisiteListProps) {
  return (
    <ListCard
      {...rest}
      title={words.title}
      words={words}
      icon="card"
      foot={
        onAdd && (
          <Button icon="plus" width="full" onClick={onAdd}>
            {words.add}
          </Button>
        )
      }
    >
      {requisites.map(({ id, name, about, icon = 'card', logo, stateWord, attention, busy }) => (
        <AccountRow
          key={id}
          icon={icon}
          lead={logo}
          title={name}
          detail={about}
          aside={
            stateWord !== undefined && <Badge tone={attention ? 'warning' : 'neutral'}>{stateWord}</Badge>
          }
          end={
            <IconButton
              icon="trash"
              tone="muted"
              label={words.remove(name)}
              busy={busy}
              onClick={() => onRemove?.(id)}
            />
          }
        />
      ))}
    </ListCard>
  );
}
