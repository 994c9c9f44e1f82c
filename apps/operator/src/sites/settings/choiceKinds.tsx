import { Field, Inline, Select, Stack, Switch, Text } from '@touchline/ui';
import { messageOf, t } from '../../messages/messages.ts';
import { Choices } from '../../shared/Choices.tsx';
import { kind } from './settingKind.ts';

/** Returns a list as a text; a dash for an empty one. */
export const listText = (texts: readonly string[]): string => (texts.length === 0 ? '–' : texts.join(', '));

/** Kind of a setting that is on or off. */
export const switched = kind<boolean, boolean>({
  read: (value) => value,
  parse: (value) => ({ value }),
  wrong: 'setting.wrong.value',
  text: (value) => t(value ? 'setting.on' : 'setting.off'),
  Control: ({ label, hint, error, note, typed, onChange }) => (
    <Stack gap="xs">
      <Inline justify="between">
        <Switch control="start" label={label} hint={hint} checked={typed} onCheckedChange={onChange} />
        {note}
      </Inline>
      {error === undefined ? null : <Text tone="danger">{error}</Text>}
    </Stack>
  ),
});

/**
 * Returns the kind of a setting with one of several values.
 * @param prefix of the keys of the values' texts
 */
export const oneOf = <Value extends string>(prefix: string, values: readonly Value[]) =>
  kind<Value, Value>({
    read: (value) => value,
    parse: (value) => ({ value }),
    wrong: 'setting.wrong.value',
    text: (value) => messageOf(prefix, value),
    isNarrow: true,
    Control: ({ label, hint, error, note, typed, onChange }) => (
      <Field label={label} hint={hint} error={error} note={note}>
        <Select
          options={values.map((value) => ({ value, label: messageOf(prefix, value) }))}
          value={typed}
          onValueChange={onChange}
        />
      </Field>
    ),
  });

/**
 * Returns the kind of a setting with some of several values.
 * @param prefix of the keys of the values' texts
 * @param isWithinList true if only values of the list of sites can be chosen
 */
export const someOf = <Value extends string>(
  prefix: string,
  values: readonly Value[],
  isWithinList = false,
) =>
  kind<readonly Value[], readonly Value[]>({
    read: (chosen) => chosen,
    parse: (value) => ({ value }),
    wrong: 'setting.wrong.value',
    text: (chosen) => listText(chosen.map((value) => messageOf(prefix, value))),
    Control: ({ label, hint, error, note, typed, listed, onChange }) => (
      <Stack gap="xs">
        <Inline justify="between" align="start">
          <Choices
            label={label}
            options={values
              .filter((value) => !isWithinList || listed.includes(value))
              .map((value) => ({ value, label: messageOf(prefix, value) }))}
            chosen={typed}
            onChange={onChange}
          />
          {note}
        </Inline>
        {error === undefined ? null : <Text tone="danger">{error}</Text>}
        <Text size="label" tone="muted">
          {hint}
        </Text>
      </Stack>
    ),
  });
