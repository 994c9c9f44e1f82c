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

export interface ComboboxWords {
  /** "Search", in the field above the list. */
  readonly search: string;
  /** "No country has this name." */
  readonly empty: string;
  /** "12 found", for readers. */
  readonly found: (count: number) => string;
}

export interface ComboboxProps<Value extends string> extends RootProps<HTMLButtonElement> {
  /** What is chosen: the title of the list, and the name of the control outside of a `Field`. */
  label: string;
  /** What there is to choose from, as many as there are. */
  options: readonly ComboboxOption<Value>[];
  words: ComboboxWords;
  /** The choice. */
  value?: Value | undefined;
  /** The choice at first, when nobody holds `value`. */
  defaultValue?: Value | undefined;
  /** The player chose. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Words while nothing is chosen. */
  placeholder?: string | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
}

/**
 * One of a long list that can be searched: languages, countries, banks. Renders a `button` with the role of a combobox;
 * the list opens below it, on phones as a sheet. Takes its label from the `Field` around it.
 */
export function Combobox<Value extends string>({
  label,
  options,
  words,
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
  // The text with which the list opened; closed without one.
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
      words={words}
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
              // A press on the button closes the list by the button itself.
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

/** Down opens the list; a letter opens it with the search begun. */
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
