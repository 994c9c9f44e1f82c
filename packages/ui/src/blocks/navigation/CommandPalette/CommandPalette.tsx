import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Modal } from '../../../primitives/Dialog/Modal.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as list from '../../../primitives/Combobox/Combobox.css.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { SearchSkeleton } from '../SearchPanel/SearchResults.tsx';
import type { SearchState } from '../SearchPanel/SearchPanel.tsx';
import * as css from './CommandPalette.css.ts';

export interface CommandEntry {
  /** Unique id of the entry in the whole palette. */
  readonly id: string;
  /** Name of the page, match or action, for example “Dark theme”. */
  readonly name: string;
  /** Context at the end of the row: the competition of a match, or the keys of a shortcut. */
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
}

export interface CommandGroup {
  /** Unique id of the group. */
  readonly id: string;
  /** Title of the group: “Recent”, “Pages”, “Matches”, “Actions”. */
  readonly title: string;
  readonly entries: readonly CommandEntry[];
}

export interface CommandLabels {
  /** Title of the dialog and name of the list, for example “Go to or do”. */
  readonly title: string;
  /** Label of the field, for example “Pages, matches, actions”. */
  readonly field: string;
  /** Message when nothing is found. */
  readonly nothing: string;
  /** Advice when nothing is found. */
  readonly nothingDetail: string;
  /** Message when the search failed. */
  readonly failed: string;
  /** Label of the retry button. */
  readonly retry: string;
}

export interface CommandPaletteProps extends RootProps<HTMLDivElement> {
  labels: CommandLabels;
  /** Text as typed. */
  query: string;
  /** Called when the player changes the text. */
  onQueryChange: (query: string) => void;
  /** State of the search for matches and competitions; entries that need no search are shown in every state. */
  state: SearchState;
  /** Entries by kind; groups without entries are left out. */
  groups: readonly CommandGroup[];
  /** Number of entries in words for screen-reader users, for example “7 results”. */
  summary: string;
  /** Called when the player chooses an entry. */
  onChoose: (id: string) => void;
  /** Called when the player presses the retry button. */
  onRetry: () => void;
  /** Called when the player closes the palette. */
  onClose: () => void;
}

/** Keys that move through the entries, and by how many. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 8],
  ['PageUp', -8],
]);

/**
 * Finds pages, matches and actions by their names, and opens or performs them. Renders a `div` with the role `dialog`;
 * the focus stays in its field, and `aria-activedescendant` refers to the active entry.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { labels, query, onQueryChange, state, groups, summary, onChoose, onRetry, onClose, ...rest } = props;
  const id = useId();
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const all = shown.flatMap(({ entries }) => entries);
  const [moved, move] = useState<string>();
  const active = all.find((entry) => entry.id === moved) ?? all[0];
  const idOf = (entry: CommandEntry) => `${id}-${entry.id}`;
  const activeId = active && idOf(active);
  const isEmpty = all.length === 0 && (state === 'ready' || state === 'idle');
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a word in some languages.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active.id);
      return;
    }
    const step = steps.get(event.key);
    if (step === undefined || !active) return;
    event.preventDefault();
    move(all[stepped(all.indexOf(active), step, all.length)]?.id);
  };
  return (
    <Modal {...rest} open onOpenChange={onClose} title={labels.title} initialFocus="field" flush>
      <div className={css.root} aria-busy={state === 'loading'}>
        <div className={list.search}>
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={labels.field}
            aria-expanded={all.length > 0}
            aria-autocomplete="list"
            aria-controls={all.length > 0 ? id : undefined}
            aria-activedescendant={activeId}
            placeholder={labels.field}
            enterKeyHint="go"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              onQueryChange(event.target.value);
              move(undefined);
            }}
            onKeyDown={onKeyDown}
            className={list.field}
          />
        </div>
        <div className={list.list}>
          {all.length > 0 && (
            <div id={id} role="listbox" aria-label={labels.title}>
              {shown.map(({ id: group, title, entries }) => (
                <div key={group} role="group" aria-label={title}>
                  <div aria-hidden="true" className={list.group}>
                    {title}
                  </div>
                  {entries.map((entry) => (
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
                    <div
                      key={entry.id}
                      id={idOf(entry)}
                      role="option"
                      tabIndex={-1}
                      aria-selected={entry === active}
                      data-active={entry === active ? '' : undefined}
                      // Keeps focus in the field.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => onChoose(entry.id)}
                      className={list.option}
                    >
                      {entry.icon && (
                        <span className={css.icon}>
                          <Icon name={entry.icon} size="sm" />
                        </span>
                      )}
                      <bdi className={list.name}>{entry.name}</bdi>
                      {entry.detail !== undefined && <bdi className={list.hint}>{entry.detail}</bdi>}
                    </div>
                  ))}
                </div>
              ))}
            </div>
          )}
          {state === 'loading' && <SearchSkeleton />}
          {state === 'error' && (
            <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />
          )}
          {isEmpty && (
            <EmptyState announced icon="search" title={labels.nothing} detail={labels.nothingDetail} />
          )}
        </div>
        <VisuallyHidden aria-live="polite">{query === '' || isEmpty ? '' : summary}</VisuallyHidden>
      </div>
    </Modal>
  );
}

/** Returns the index after a step: single steps go round, longer ones stop at the ends. */
function stepped(index: number, step: number, count: number): number {
  const next = index + step;
  if (Math.abs(step) === 1) return (next + count) % count;
  return Math.min(count - 1, Math.max(0, next));
}
