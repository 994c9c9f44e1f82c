import { Checkbox, Inline, Stack, Text } from '@touchline/ui';
import { useId } from 'react';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** Called with the chosen values, in the order of the options. */
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Checkboxes for a list of values, with a label. */
export function Choices<Value extends string>({ label, options, chosen, onChange }: ChoicesProps<Value>) {
  const labelId = useId();
  const values = options.map(({ value }) => value);
  return (
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="xs">
        <Text id={labelId} size="label" weight="strong">
          {label}
        </Text>
        <Inline gap="lg" wrap="wrap">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={chosen.includes(option.value)}
              onCheckedChange={(isChosen) =>
                onChange(
                  values.filter((value) => (value === option.value ? isChosen : chosen.includes(value))),
                )
              }
            >
              {option.label}
            </Checkbox>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
