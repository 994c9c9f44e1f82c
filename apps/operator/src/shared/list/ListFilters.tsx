import { Button, Chip, ChipRow, DateInput, Field, Inline, Input, Select, Stack } from '@touchline/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { t } from '../../messages/messages.ts';
import { dateLabels } from '../dateLabels.ts';
import type { FilterValues, ListFilter } from './listTypes.ts';

interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  /** Tools at the end of the row. */
  readonly children: ReactNode;
}

/** Filters of a list: chips above, the others in a form. A choice counts at once, a text when the form is sent. */
export function ListFilters({ filters, values, onChange, children }: ListFiltersProps) {
  const chips = filters.filter((filter) => filter.kind === 'chips');
  const fields = filters.filter((filter) => filter.kind !== 'chips');
  return (
    <Stack gap="sm">
      {chips.map(({ id, label, options }) => (
        <ChipRow key={id} label={label}>
          {options.map(({ value, label: text }) => (
            <Chip
              key={value}
              selected={values[id] === value}
              onSelectedChange={() => onChange({ [id]: value })}
            >
              {text}
            </Chip>
          ))}
        </ChipRow>
      ))}
      <Inline justify="between" align="end" wrap="wrap" gap="md">
        {/* Another address, for example a saved view, has other texts in the fields. */}
        <Fields key={JSON.stringify(values)} filters={fields} values={values} onChange={onChange} />
        {children}
      </Inline>
    </Stack>
  );
}

type FieldFilter = Exclude<ListFilter, { kind: 'chips' }>;

function Fields({
  filters,
  values,
  onChange,
}: Omit<ListFiltersProps, 'children' | 'filters'> & { readonly filters: readonly FieldFilter[] }) {
  const [texts, setTexts] = useState(values);
  if (filters.length === 0) return <span />;
  const isText = filters.some(({ kind }) => kind === 'text');

  function find(event: SubmitEvent): void {
    event.preventDefault();
    const typed = filters.filter(({ kind }) => kind === 'text');
    onChange(Object.fromEntries(typed.map(({ id }) => [id, (texts[id] ?? '').trim()])));
  }

  return (
    <form role="search" onSubmit={find}>
      <Inline align="end" wrap="wrap" gap="md">
        {filters.map((filter) => (
          <Field key={filter.id} label={filter.label} hint={filter.kind === 'text' ? filter.hint : undefined}>
            <Control
              filter={filter}
              value={(filter.kind === 'text' ? texts : values)[filter.id] ?? ''}
              onChange={(value) =>
                filter.kind === 'text'
                  ? setTexts({ ...texts, [filter.id]: value })
                  : onChange({ [filter.id]: value })
              }
            />
          </Field>
        ))}
        {isText ? (
          <Button type="submit" tone="strong">
            {t('list.find')}
          </Button>
        ) : null}
      </Inline>
    </form>
  );
}

const DEFAULT_LENGTH = 100;

interface ControlProps {
  readonly filter: FieldFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Control({ filter, value, onChange }: ControlProps) {
  switch (filter.kind) {
    case 'choice':
      return (
        <Select
          options={[{ value: '', label: t('list.any') }, ...filter.options]}
          value={value}
          onValueChange={onChange}
        />
      );
    case 'day':
      return (
        <DateInput
          labels={dateLabels}
          value={value}
          // An incomplete day removes the bound: an emptied field is one, too.
          onValueChange={(day, problem) => {
            if (problem !== 'impossible' && day !== value) onChange(day);
          }}
        />
      );
    case 'text':
      return (
        <Input
          type="search"
          enterKeyHint="search"
          maxLength={filter.maxLength ?? DEFAULT_LENGTH}
          value={value}
          onValueChange={onChange}
        />
      );
  }
}
