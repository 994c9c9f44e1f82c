import { hasWords } from '@touchline/text';
import { useId, useState } from 'react';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { ProviderFilter } from '../ProviderFilter/ProviderFilter.tsx';
import type { GameFilterEvents, GameFilterGroup, GameFilterMany, GameFilterSearched } from './groups.ts';
import * as css from './GameFilter.css.ts';

interface GameFilterOptionsProps extends GameFilterEvents {
  group: GameFilterGroup;
}

/** Options of one filter under its label. */
export function GameFilterOptions({ group, onValueChange, onValuesChange }: GameFilterOptionsProps) {
  const id = useId();
  const { label, options } = group;
  if (group.kind === 'searched') {
    return <Searched group={group} onValuesChange={(values) => onValuesChange?.(group.id, values)} />;
  }
  if (group.kind === 'one') {
    return (
      <RadioGroup
        label={label}
        options={options}
        value={group.value}
        onValueChange={(value) => onValueChange?.(group.id, value)}
      />
    );
  }
  return (
    <section aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.label}>
        {label}
      </h3>
      {group.kind === 'segments' ? (
        <SegmentedControl
          label={label}
          options={options}
          value={group.value}
          onValueChange={(value) => onValueChange?.(group.id, value)}
        />
      ) : (
        <Chips group={group} onValuesChange={(values) => onValuesChange?.(group.id, values)} />
      )}
    </section>
  );
}

interface ManyProps<Group> {
  group: Group;
  onValuesChange: (values: readonly string[]) => void;
}

function Chips({ group: { options, values }, onValuesChange }: ManyProps<GameFilterMany>) {
  return (
    <div className={css.chips}>
      {options.map(({ value, label, count, disabled }) => {
        const selected = values.includes(value);
        return (
          <Chip
            key={value}
            count={count}
            selected={selected}
            // A selected option can always be taken back.
            disabled={disabled === true && !selected}
            onSelectedChange={(on) =>
              onValuesChange(on ? [...values, value] : values.filter((other) => other !== value))
            }
          >
            {label}
          </Chip>
        );
      })}
    </div>
  );
}

function Searched({ group, onValuesChange }: ManyProps<GameFilterSearched>) {
  const { label, labels, options, values } = group;
  const [search, setSearch] = useState('');
  return (
    <ProviderFilter
      label={label}
      labels={labels}
      providers={options
        .filter((option) => hasWords(option.label, search))
        .map(({ value, label: name, count, disabled }) => ({ id: value, name, count, disabled }))}
      selected={values}
      search={search}
      onSearchChange={setSearch}
      onSelectedChange={onValuesChange}
    />
  );
}
