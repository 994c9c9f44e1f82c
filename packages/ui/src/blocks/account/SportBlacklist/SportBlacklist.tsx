import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Input } from '../../../primitives/Input/Input.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SportBlacklist.css.ts';

export const sportLists = ['line', 'live'] as const;
export type SportListKind = (typeof sportLists)[number];

export interface ListedSport {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName | undefined;
  /** The player sees it in this list. */
  readonly shown: boolean;
  /** Why the player can't change it: it is hidden, whatever the player chose. */
  readonly locked?: string | undefined;
}

export interface SportBlacklistWords {
  /** What the tabs choose: "List". */
  readonly lists: string;
  /** "Before the match", "Live". */
  readonly names: Readonly<Record<SportListKind, string>>;
  /** "Find a sport". */
  readonly search: string;
  /** "No sport has this name." */
  readonly empty: string;
  /** "Show all". */
  readonly showAll: string;
  /** "Hide all". */
  readonly hideAll: string;
}

export interface SportBlacklistProps extends RootProps<HTMLElement> {
  /** List in use. */
  list: SportListKind;
  /** Sports of that list that fit the search. */
  sports: readonly ListedSport[];
  /** What is searched for. */
  search: string;
  words: SportBlacklistWords;
  /** The lists are being saved. @default false */
  busy?: boolean | undefined;
  /** The player chose the other list. */
  onListChange?: ((list: SportListKind) => void) | undefined;
  /** The player searched. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** The player shows or hides a sport. */
  onShownChange?: ((id: string, shown: boolean) => void) | undefined;
  /** The player shows or hides all of them. */
  onAllChange?: ((shown: boolean) => void) | undefined;
}

/** Which sports the player sees before the match and live. Renders a `section`. */
export function SportBlacklist({
  list,
  sports,
  search,
  words,
  busy = false,
  onListChange,
  onSearchChange,
  onShownChange,
  onAllChange,
  ...rest
}: SportBlacklistProps) {
  return (
    <Card {...rest} aria-busy={busy || undefined}>
      <div className={css.root}>
        <SegmentedControl
          label={words.lists}
          options={sportLists.map((value) => ({ value, label: words.names[value] }))}
          value={list}
          onValueChange={onListChange}
        />
        <Input
          type="search"
          icon="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onValueChange={onSearchChange}
        />
        <div className={css.actions}>
          <Button size="sm" disabled={busy} onClick={() => onAllChange?.(true)}>
            {words.showAll}
          </Button>
          <Button size="sm" disabled={busy} onClick={() => onAllChange?.(false)}>
            {words.hideAll}
          </Button>
        </div>
        {sports.length === 0 ? (
          <EmptyState icon="search" title={words.empty} />
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
