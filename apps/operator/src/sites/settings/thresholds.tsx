import { Button, Field, Inline, Input } from '@touchline/ui';
import { t } from '../../messages/messages.ts';
import { wholeOf } from '../../shared/entries.ts';
import { moneyText } from '../../shared/money.ts';
import { listText } from './choiceKinds.tsx';
import { Group } from './Group.tsx';
import { amountOf } from './plainKinds.tsx';
import { kind } from './settingKind.ts';

/** Most thresholds that the server takes. */
const MAX_THRESHOLDS = 5;

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
