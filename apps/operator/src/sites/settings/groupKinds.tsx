import { Button, Field, Grid, Inline, Input, Stack, Text } from '@touchline/ui';
import { useId, type ReactNode } from 'react';
import { messageOf, t, type MessageKey } from '../../messages/messages.ts';
import { wholeOf } from '../../shared/entries.ts';
import { moneyText } from '../../shared/money.ts';
import { amountOf, listText } from './plainKinds.tsx';
import { kind } from './settingKind.ts';

/** Most thresholds that the server takes. */
const MAX_THRESHOLDS = 5;

interface GroupProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Group of fields that are one setting. */
function Group({ label, hint, error, note, children }: GroupProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="sm">
        <Inline justify="between">
          <Text id={labelId} size="label" weight="strong">
            {label}
          </Text>
          {note}
        </Inline>
        {children}
        {error === undefined ? null : <Text tone="danger">{error}</Text>}
        <Text size="label" tone="muted">
          {hint}
        </Text>
      </Stack>
    </div>
  );
}

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

/** Sum of deposits above which a site asks something of a player, over days or over all time. */
interface Threshold {
  readonly amount: string;
  readonly days?: number;
}

interface TypedThreshold {
  readonly amount: string;
  /** Empty for all time. */
  readonly days: string;
}

function thresholdOf({ amount, days }: TypedThreshold): Threshold | undefined {
  const sum = amountOf(amount);
  if (sum === undefined) return undefined;
  if (days.trim() === '') return { amount: sum };
  const count = wholeOf(days);
  return count === undefined || count === 0 ? undefined : { amount: sum, days: count };
}

const thresholdText = ({ amount, days }: Threshold): string => {
  const sum = moneyText(amount, 'EUR');
  return days === undefined
    ? t('setting.thresholdEver', { sum })
    : t('setting.threshold', { sum, count: days });
};

/** Kind of a list of sums of deposits. */
export const thresholds = kind<readonly TypedThreshold[], readonly Threshold[]>({
  read: (value) => value.map(({ amount, days }) => ({ amount, days: String(days ?? '') })),
  parse(typed) {
    const value = typed.flatMap((one) => thresholdOf(one) ?? []);
    return value.length === typed.length ? { value } : undefined;
  },
  wrong: 'setting.wrong.threshold',
  text: (value) => listText(value.map(thresholdText)),
  Control: ({ typed, onChange, ...group }) => (
    <Group {...group}>
      {typed.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sums have no ids, and all of their fields are edited
        <Inline key={index} align="end" wrap="wrap">
          <Field label={t('setting.sum', { number: index + 1 })}>
            <Input
              value={one.amount}
              onValueChange={(amount) => onChange(typed.with(index, { ...one, amount }))}
              inputMode="decimal"
              numeric
              end="EUR"
            />
          </Field>
          <Field label={t('setting.within', { number: index + 1 })}>
            <Input
              value={one.days}
              onValueChange={(days) => onChange(typed.with(index, { ...one, days }))}
              inputMode="numeric"
              numeric
              end={t('setting.unit.days')}
            />
          </Field>
          <Button onClick={() => onChange(typed.toSpliced(index, 1))}>
            {t('setting.removeSum', { number: index + 1 })}
          </Button>
        </Inline>
      ))}
      <Inline>
        <Button
          size="sm"
          emphasis="outline"
          disabled={typed.length >= MAX_THRESHOLDS}
          onClick={() => onChange([...typed, { amount: '', days: '' }])}
        >
          {t('setting.addSum')}
        </Button>
      </Inline>
    </Group>
  ),
});

interface Fee {
  readonly percent: string;
  readonly fixed?: string | undefined;
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}
const feeNames = ['percent', 'fixed', 'least', 'most'] as const;
type TypedFee = Readonly<Record<(typeof feeNames)[number], string>>;

/** Returns the kind of the fee of a payment method; null, without texts, is no fee. */
export const feeIn = (iso: string) =>
  kind<TypedFee, Fee | null>({
    read: (fee) => ({
      percent: fee?.percent ?? '',
      fixed: fee?.fixed ?? '',
      least: fee?.least ?? '',
      most: fee?.most ?? '',
    }),
    parse(typed) {
      const written = feeNames.filter((name) => typed[name].trim() !== '');
      if (written.length === 0) return { value: null };
      if (written.some((name) => amountOf(typed[name]) === undefined)) return undefined;
      const fee = Object.fromEntries(written.map((name) => [name, typed[name].trim()]));
      return { value: { ...fee, percent: fee['percent'] ?? '0' } };
    },
    wrong: 'setting.wrong.fee',
    text: (fee) => (fee === null ? t('setting.noFee') : feeText(fee, iso)),
    Control: ({ typed, onChange, ...group }) => (
      <Group {...group}>
        <Grid columns="fit">
          {feeNames.map((name) => (
            <Field key={name} label={t(`setting.fee.${name}`)}>
              <Input
                value={typed[name]}
                onValueChange={(text) => onChange({ ...typed, [name]: text })}
                inputMode="decimal"
                numeric
                end={name === 'percent' ? '%' : iso}
              />
            </Field>
          ))}
        </Grid>
      </Group>
    ),
  });

function feeText({ percent, fixed, least, most }: Fee, iso: string): string {
  const amounts = Object.entries({ fixed, least, most }).flatMap(([name, amount]) =>
    amount === undefined || Number(amount) === 0
      ? []
      : [t('setting.named', { name: messageOf('setting.fee', name), value: moneyText(amount, iso) })],
  );
  return [t('setting.percent', { percent }), ...amounts].join('; ');
}
