import { Button, Chip, ChipRow, Field, Inline, Input, Select, Stack } from '@touchline/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { t } from '../../messages/messages.ts';
import { DayField } from '../DayField.tsx';
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
  const rows = chips.map(({ id, label, options }) => (
    <ChipRow key={id} label={label}>
      {options.map(({ value, label: text }) => (
        <Chip key={value} selected={values[id] === value} onSelectedChange={() => onChange({ [id]: value })}>
          {text}
        </Chip>
      ))}
    </ChipRow>
  ));
  const hasFields = fields.length > 0;
  return (
    <Stack gap="sm">
      {hasFields ? rows : null}
      <Inline justify="between" align="end" wrap="wrap" gap="md">
        {hasFields ? (
          <Fields filters={fields} values={values} onChange={onChange} />
        ) : (
          <Stack gap="sm">{rows}</Stack>
        )}
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
  const written = JSON.stringify(filters.filter(({ kind }) => kind === 'text').map(({ id }) => values[id]));
  const [seen, setSeen] = useState(written);
  // Another address, for example a saved view, has other texts.
  if (seen !== written) {
    setSeen(written);
    setTexts(values);
  }
  const isText = filters.some(({ kind }) => kind === 'text');

  function find(event: SubmitEvent): void {
    event.preventDefault();
    const typed = filters.filter(({ kind }) => kind === 'text');
    onChange(Object.fromEntries(typed.map(({ id }) => [id, (texts[id] ?? '').trim()])));
  }

  return (
    <form role="search" onSubmit={find}>
      <Inline align="end" wrap="wrap" gap="md">
        {filters.map((filter) =>
          filter.kind === 'day' ? (
            <DayField
              key={filter.id}
              label={filter.label}
              value={values[filter.id] ?? ''}
              onValueChange={(day) => onChange({ [filter.id]: day })}
            />
          ) : (
            <Field key={filter.id} label={filter.label}>
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
          ),
        )}
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
  readonly filter: Exclude<FieldFilter, { kind: 'day' }>;
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
    case 'text':
      return (
        <Input
          type="search"
          enterKeyHint="search"
          placeholder={filter.example}
          maxLength={filter.maxLength ?? DEFAULT_LENGTH}
          value={value}
          onValueChange={onChange}
        />
      );
  }
}
