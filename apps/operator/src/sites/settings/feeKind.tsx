import { Field, Grid, Input } from '@touchline/ui';
import { messageOf, t } from '../../messages/messages.ts';
import { moneyText } from '../../shared/money.ts';
import { Group } from './Group.tsx';
import { amountOf } from './plainKinds.tsx';
import { kind } from './settingKind.ts';

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
