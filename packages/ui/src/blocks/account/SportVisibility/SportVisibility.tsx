import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Input } from '../../../primitives/Input/Input.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SportVisibility.css.ts';

export const sportLists = ['line', 'live'] as const;
export type SportListKind = (typeof sportLists)[number];

export interface ListedSport {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName | undefined;
  /** Whether the sport is visible to the player in this list. */
  readonly shown: boolean;
  /** Reason why the player can't show the sport. It stays hidden regardless of `shown`. */
  readonly locked?: string | undefined;
}

export interface SportVisibilityLabels {
  /** Accessible name of the list tabs, for example “List”. */
  readonly lists: string;
  /** Labels of the lists, for example “Before the match” and “Live”. */
  readonly names: Readonly<Record<SportListKind, string>>;
  /** Label of the search field, for example “Find a sport”. */
  readonly search: string;
  /** Message for an empty result, for example “No sport has this name.” */
  readonly empty: string;
  /** Label of the button, for example “Show all”. */
  readonly showAll: string;
  /** Label of the button, for example “Hide all”. */
  readonly hideAll: string;
}

export interface SportVisibilityProps extends RootProps<HTMLElement> {
  /** Selected list. */
  list: SportListKind;
  /** Sports of the list that match the search. */
  sports: readonly ListedSport[];
  /** Search text. */
  search: string;
  labels: SportVisibilityLabels;
  /**
   * Whether the lists are being saved.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player selects the other list. */
  onListChange?: ((list: SportListKind) => void) | undefined;
  /** Called when the search text changes. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** Called when the player shows or hides a sport. */
  onShownChange?: ((id: string, shown: boolean) => void) | undefined;
  /** Called when the player shows or hides all sports. */
  onAllChange?: ((shown: boolean) => void) | undefined;
}

/** Selection of the sports that are visible in the pre-match and live lists. Renders a `section`. */
export function SportVisibility({
  list,
  sports,
  search,
  labels,
  busy = false,
  onListChange,
  onSearchChange,
  onShownChange,
  onAllChange,
  ...rest
}: SportVisibilityProps) {
  return (
    <Card {...rest} aria-busy={busy || undefined}>
      <div className={css.root}>
        <SegmentedControl
          label={labels.lists}
          options={sportLists.map((value) => ({ value, label: labels.names[value] }))}
          value={list}
          onValueChange={onListChange}
        />
        <Input
          type="search"
          icon="search"
          aria-label={labels.search}
          placeholder={labels.search}
          value={search}
          onValueChange={onSearchChange}
        />
        <div className={css.actions}>
          <Button size="sm" disabled={busy} onClick={() => onAllChange?.(true)}>
            {labels.showAll}
          </Button>
          <Button size="sm" disabled={busy} onClick={() => onAllChange?.(false)}>
            {labels.hideAll}
          </Button>
        </div>
        {sports.length === 0 ? (
          <EmptyState icon="search" title={labels.empty} />
        ) : (
          <ul className={css.list}>
            {sports.map(({ id, name, icon, shown, locked }) => (
              <li key={id} className={css.row}>
                {icon && <Icon name={icon} />}
                <div className={css.words}>
                  <Switch
                    label={name}
                    hint={locked}
                    checked={shown && locked === undefined}
                    disabled={busy || locked !== undefined}
                    onCheckedChange={(next) => onShownChange?.(id, next)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
