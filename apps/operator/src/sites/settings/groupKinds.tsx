import { Field, Grid, Input } from '@touchline/ui';
import { messageOf, t, type MessageKey } from '../../messages/messages.ts';
import { wholeOf } from '../../shared/entries.ts';
import { moneyText } from '../../shared/money.ts';
import { amountOf } from './plainKinds.tsx';
import { Group } from './Group.tsx';
import { kind } from './settingKind.ts';

type Texts = Readonly<Record<string, string>>;

interface GroupKind<Entry> {
  /** Prefix of the keys of the fields' labels. */
  readonly prefix: string;
  /** Names of the fields. */
  readonly names: readonly string[];
  readonly unit: string;
  readonly wrong: MessageKey;
  /** Returns the value of a field's text; undefined if it is wrong. */
  readonly parseEntry: (text: string) => Entry | undefined;
  readonly entryText: (entry: Entry) => string;
  /** True if an empty field has no value, false if it is wrong. */
  readonly takesEmpty: boolean;
}

/** Returns the kind of a setting with several named fields. */
function fieldsIn<Entry extends string | number>(of: GroupKind<Entry>) {
  const { prefix, names, unit, wrong, parseEntry, entryText, takesEmpty } = of;
  return kind<Texts, Readonly<Partial<Record<string, Entry>>>>({
    read: (value) => Object.fromEntries(names.map((name) => [name, String(value[name] ?? '')])),
    parse(texts) {
      const written = names.filter((name) => !(takesEmpty && (texts[name] ?? '').trim() === ''));
      const value: Record<string, Entry> = {};
      for (const name of written) {
        const entry = parseEntry(texts[name] ?? '');
        if (entry === undefined) return undefined;
        value[name] = entry;
      }
      return { value };
    },
    wrong,
    text: (value) =>
      names
        .map((name) => {
          const entry = value[name];
          const shown = entry === undefined ? t('setting.none') : entryText(entry);
          return t('setting.named', { name: messageOf(prefix, name), value: shown });
        })
        .join('; '),
    Control: ({ typed, onChange, ...group }) => (
      <Group {...group}>
        <Grid columns="fit">
          {names.map((name) => (
            <Field key={name} label={messageOf(prefix, name)}>
              <Input
                value={typed[name] ?? ''}
                onValueChange={(text) => onChange({ ...typed, [name]: text })}
                inputMode="decimal"
                numeric
                end={unit}
              />
            </Field>
          ))}
        </Grid>
      </Group>
    ),
  });
}

/** Returns the kind of several lengths in milliseconds. */
export const cyclesOf = (prefix: string, names: readonly string[]) =>
  fieldsIn<number>({
    prefix,
    names,
    unit: t('setting.unit.ms'),
    wrong: 'setting.wrong.whole',
    parseEntry: wholeOf,
    entryText: (ms) => t('setting.count.ms', { count: ms }),
    takesEmpty: false,
  });

/** Returns the kind of several amounts in euros that may be absent. */
export const maximaOf = (prefix: string, names: readonly string[]) =>
  fieldsIn<string>({
    prefix,
    names,
    unit: 'EUR',
    wrong: 'setting.wrong.amountOrNone',
    parseEntry: amountOf,
    entryText: (amount) => moneyText(amount, 'EUR'),
    takesEmpty: true,
  });
