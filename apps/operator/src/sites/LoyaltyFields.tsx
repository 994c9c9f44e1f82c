import type { LoyaltyPlan } from '@touchline/contract/operators';
import { Checkbox, Field, Heading, Inline, Input, Stack } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';

interface LoyaltyFieldsProps {
  readonly plan: LoyaltyPlan;
  readonly write: (plan: LoyaltyPlan) => void;
}

/** Fields of the plans of a site. */
export function LoyaltyFields({ plan, write }: LoyaltyFieldsProps) {
  const { points, cashback, referral } = plan;
  return (
    <Stack gap="lg">
      {points ? <PointsFields points={points} write={(next) => write({ ...plan, points: next })} /> : null}
      {cashback.map((one, index) => (
        <CashbackFields
          key={one.id}
          cashback={one}
          write={(next) => write({ ...plan, cashback: cashback.with(index, next) })}
        />
      ))}
      {referral ? (
        <ReferralFields referral={referral} write={(next) => write({ ...plan, referral: next })} />
      ) : null}
    </Stack>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly write: (value: string) => void;
}

function TextField({ label, value, write }: TextFieldProps) {
  return (
    <Field label={label}>
      <Input value={value} numeric inputMode="decimal" onValueChange={write} />
    </Field>
  );
}

/** Whole number of a field; other texts count as 0, which the server refuses where it isn't allowed. */
const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : 0);

/** Entries with their position, which identifies a level. */
const numbered = <Level,>(levels: readonly Level[]) => levels.map((level, index) => ({ level, index }));

type PointsPlan = NonNullable<LoyaltyPlan['points']>;

interface PointsFieldsProps {
  readonly points: PointsPlan;
  readonly write: (points: PointsPlan) => void;
}

function PointsFields({ points, write }: PointsFieldsProps) {
  const { rates, levels, least, monthCap } = points;
  return (
    <Stack gap="md">
      <Heading level={3}>{t('loyalty.points')}</Heading>
      <Inline wrap="wrap">
        {(['sport', 'slots', 'live-casino'] as const).map((product) => (
          <TextField
            key={product}
            label={messageOf('loyalty.rate', product)}
            value={rates[product] ?? '0'}
            write={(rate) => write({ ...points, rates: { ...rates, [product]: rate } })}
          />
        ))}
        <TextField
          label={t('loyalty.least')}
          value={String(least)}
          write={(text) => write({ ...points, least: whole(text) })}
        />
        <TextField
          label={t('loyalty.monthCap')}
          value={monthCap}
          write={(text) => write({ ...points, monthCap: text })}
        />
      </Inline>
      {numbered(levels).map(({ level, index }) => (
        <Inline key={index} wrap="wrap">
          <TextField
            label={t('loyalty.levelFrom', { level: index + 1 })}
            value={String(level.from)}
            write={(text) =>
              write({ ...points, levels: levels.with(index, { ...level, from: whole(text) }) })
            }
          />
          <TextField
            label={t('loyalty.levelRate', { level: index + 1 })}
            value={level.rate}
            write={(rate) => write({ ...points, levels: levels.with(index, { ...level, rate }) })}
          />
        </Inline>
      ))}
    </Stack>
  );
}

type CashbackPlan = LoyaltyPlan['cashback'][number];

interface CashbackFieldsProps {
  readonly cashback: CashbackPlan;
  readonly write: (cashback: CashbackPlan) => void;
}

function CashbackFields({ cashback, write }: CashbackFieldsProps) {
  const { id, levels, least, cap, isAutomatic, takeDays } = cashback;
  return (
    <Stack gap="md">
      <Heading level={3}>{messageOf('rewards.plan', id)}</Heading>
      <Checkbox
        checked={isAutomatic}
        onCheckedChange={(checked) => write({ ...cashback, isAutomatic: checked })}
      >
        {t('loyalty.automatic')}
      </Checkbox>
      <Inline wrap="wrap">
        <TextField
          label={t('loyalty.cashLeast')}
          value={least}
          write={(text) => write({ ...cashback, least: text })}
        />
        <TextField label={t('loyalty.cap')} value={cap} write={(text) => write({ ...cashback, cap: text })} />
        <TextField
          label={t('loyalty.takeDays')}
          value={String(takeDays)}
          write={(text) => write({ ...cashback, takeDays: whole(text) })}
        />
      </Inline>
      {numbered(levels).map(({ level, index }) => (
        <Inline key={index} wrap="wrap">
          <TextField
            label={t(level.base === 'stakes' ? 'loyalty.ofStakes' : 'loyalty.ofLosses', { level: index + 1 })}
            value={level.percent}
            write={(percent) => write({ ...cashback, levels: levels.with(index, { ...level, percent }) })}
          />
          <TextField
            label={t('loyalty.days', { level: index + 1 })}
            value={String(level.days)}
            write={(text) =>
              write({ ...cashback, levels: levels.with(index, { ...level, days: whole(text) }) })
            }
          />
        </Inline>
      ))}
    </Stack>
  );
}

type ReferralPlan = NonNullable<LoyaltyPlan['referral']>;

interface ReferralFieldsProps {
  readonly referral: ReferralPlan;
  readonly write: (referral: ReferralPlan) => void;
}

const amounts = ['reward', 'friendReward', 'minDeposit', 'minStakes', 'minPrice'] as const;
const counts = ['days', 'holdDays', 'monthCap'] as const;

function ReferralFields({ referral, write }: ReferralFieldsProps) {
  return (
    <Stack gap="md">
      <Heading level={3}>{t('loyalty.referral')}</Heading>
      <Inline wrap="wrap">
        {amounts.map((name) => (
          <TextField
            key={name}
            label={t(`loyalty.referral.${name}`)}
            value={referral[name]}
            write={(text) => write({ ...referral, [name]: text })}
          />
        ))}
        {counts.map((name) => (
          <TextField
            key={name}
            label={t(`loyalty.referral.${name}`)}
            value={String(referral[name])}
            write={(text) => write({ ...referral, [name]: whole(text) })}
          />
        ))}
      </Inline>
    </Stack>
  );
}
