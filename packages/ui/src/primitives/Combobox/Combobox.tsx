import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Popover } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { BottomSheet } from '../Dialog/BottomSheet.tsx';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxOption } from './search.ts';
import { useDesk } from './useDesk.ts';
import * as css from './Combobox.css.ts';

export interface ComboboxLabels {
  /** Label of the search field above the list, for example “Search”. */
  readonly search: string;
  /** Message when nothing matches, for example “No country has this name.” */
  readonly empty: string;
  /** Number of matches for screen readers, for example “12 found”. */
  readonly found: (count: number) => string;
}

export interface ComboboxProps<Value extends string> extends RootProps<HTMLButtonElement> {
  /** Title of the list, and accessible name of the control outside a `Field`. */
  label: string;
  /** Options to choose from; there is no upper limit. */
  options: readonly ComboboxOption<Value>[];
  labels: ComboboxLabels;
  /** Selected value (controlled). */
  value?: Value | undefined;
  /** Initially selected value, when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called when the player selects an option. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Text shown while nothing is selected. */
  placeholder?: string | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Select with a search field for long lists: languages, countries, banks. Renders a `button` with the role
 * `combobox`; the list opens below it, on phones as a sheet. Takes its label from the surrounding `Field`.
 */
export function Combobox<Value extends string>({
  label,
  options,
  labels,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  disabled = false,
  ...rest
}: ComboboxProps<Value>) {
  const links = useFieldLinks();
  const desk = useDesk();
  const listId = useId();
  const button = useRef<HTMLSpanElement | null>(null);
  const [own, setOwn] = useState(defaultValue);
  // Initial search text of the open list; `null` while closed.
  const [search, setSearch] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === (value ?? own));
  const close = () => setSearch(null);
  const control = (
    <button
      {...(links.id === undefined ? { 'aria-label': label } : {})}
      {...links}
      {...rest}
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={search !== null}
      aria-controls={search === null ? undefined : listId}
      disabled={disabled}
      onClick={() => setSearch((open) => (open === null ? '' : null))}
      onKeyDown={(event) => openByKey(event, setSearch)}
      className={css.box}
    >
      <span className={css.value} data-empty={chosen ? undefined : ''}>
        {chosen?.label ?? placeholder}
      </span>
      {chosen?.hint !== undefined && <span className={css.hint}>{chosen.hint}</span>}
      <span className={css.chevron}>
        <Icon name="down" />
      </span>
    </button>
  );
  const list = search !== null && (
    <ComboboxList
      id={listId}
      label={label}
      options={options}
      labels={labels}
      chosen={chosen?.value}
      search={search}
      onSearchChange={setSearch}
      onChoose={(next) => {
        setOwn(next);
        onValueChange?.(next);
        close();
      }}
    />
  );
  return (
    <span ref={button} className={css.root}>
      {desk ? (
        <Popover.Root open={search !== null} onOpenChange={(open) => !open && close()}>
          <Popover.Anchor asChild>{control}</Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              aria-label={label}
              align="start"
              sideOffset={4}
              collisionPadding={16}
              // A press on the button is left to the button, which closes the list itself.
              onInteractOutside={(event) => holds(button.current, event.target) && event.preventDefault()}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                button.current?.querySelector('button')?.focus();
              }}
              className={css.panel}
            >
              {list}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      ) : (
        <>
          {control}
          <BottomSheet
            open={search !== null}
            onOpenChange={(open) => !open && close()}
            title={label}
            initialFocus="field"
            flush
          >
            {list}
          </BottomSheet>
        </>
      )}
      {name !== undefined && <input type="hidden" name={name} value={chosen?.value ?? ''} />}
    </span>
  );
}

/** The down arrow opens the list; a letter opens it with that letter as search text. */
function openByKey(event: KeyboardEvent, open: (search: string) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = [...event.key].length === 1 && event.key !== ' ';
  if (!letter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  open(letter ? event.key : '');
}

function holds(box: Element | null, target: EventTarget | null) {
  return target instanceof Node && box?.contains(target) === true;
}
