import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { findOptions, type ComboboxOption } from './search.ts';
import type { ComboboxLabels } from './Combobox.tsx';
import * as css from './Combobox.css.ts';

export interface ComboboxListProps<Value extends string> {
  /** Id of the list, referenced by the control. */
  id: string;
  label: string;
  options: readonly ComboboxOption<Value>[];
  labels: ComboboxLabels;
  chosen: Value | undefined;
  search: string;
  onSearchChange: (search: string) => void;
  onChoose: (value: Value) => void;
}

/** Number of options that Page Up and Page Down move. */
const leap = 8;

/**
 * Open list of a `Combobox`: a search field and the options. Focus stays in the field; the active option is
 * referenced by `aria-activedescendant` and has `data-active`.
 */
export function ComboboxList<Value extends string>({
  id,
  label,
  options,
  labels,
  chosen,
  search,
  onSearchChange,
  onChoose,
}: ComboboxListProps<Value>) {
  const field = useRef<HTMLInputElement | null>(null);
  const found = useMemo(() => findOptions(options, search), [options, search]);
  const [moved, setMoved] = useState<Value | null>(null);
  const active =
    found.find((option) => option.value === moved) ??
    found.find((option) => option.value === chosen) ??
    found[0];
  const idOf = (option: ComboboxOption) => `${id}-${option.value}`;

  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    // Puts the caret after the letter that opened the list.
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, []);

  const choose = (option: ComboboxOption<Value> | undefined) => {
    if (option && !option.disabled) onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
      return;
    }
    const place = active ? found.indexOf(active) : -1;
    const steps: ReadonlyMap<string, number> = new Map(
      Object.entries({
        ArrowDown: 1,
        ArrowUp: -1,
        PageDown: leap,
        PageUp: -leap,
      }),
    );
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = found[Math.min(found.length - 1, Math.max(0, place + step))];
    if (next) setMoved(next.value);
  };
  return (
    <div className={css.body}>
      <div className={css.search}>
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={labels.search}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={activeId}
          placeholder={labels.search}
          enterKeyHint="done"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={search}
          onChange={(event) => {
            onSearchChange(event.target.value);
            setMoved(findOptions(options, event.target.value)[0]?.value ?? null);
          }}
          onKeyDown={onKeyDown}
          className={css.field}
        />
      </div>
      <div id={id} role="listbox" aria-label={label} className={css.list}>
        {inGroups(found).map(({ group, options: members }) => (
          <div key={group ?? ''} role={group === undefined ? 'none' : 'group'} aria-label={group}>
            {group !== undefined && (
              <div aria-hidden="true" className={css.group}>
                {group}
              </div>
            )}
            {members.map((option) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the search field's
              <div
                key={option.value}
                id={idOf(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === chosen}
                aria-disabled={option.disabled || undefined}
                data-active={option === active ? '' : undefined}
                // Keeps focus in the search field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={css.option}
              >
                <span className={css.name}>{option.label}</span>
                {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
                {option.value === chosen && <Icon name="check" size="sm" />}
              </div>
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={css.empty}>{labels.empty}</p>}
      <VisuallyHidden aria-live="polite">{search === '' ? '' : labels.found(found.length)}</VisuallyHidden>
    </div>
  );
}

function inGroups<Option extends ComboboxOption>(options: readonly Option[]) {
  const groups: { group: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
