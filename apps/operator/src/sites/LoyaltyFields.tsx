import type { LoyaltyPlan } from '@touchline/contract/operators';
import { Stack } from '@touchline/ui';
import { CashbackFields } from './CashbackFields.tsx';
import { PointsFields } from './PointsFields.tsx';
import { ReferralFields } from './ReferralFields.tsx';

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
