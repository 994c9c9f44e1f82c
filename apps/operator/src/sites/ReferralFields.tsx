import type { LoyaltyPlan } from '@touchline/contract/operators';
import { Heading, Inline, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { TextField, whole } from './planFields.tsx';

type ReferralPlan = NonNullable<LoyaltyPlan['referral']>;

interface ReferralFieldsProps {
  readonly referral: ReferralPlan;
  readonly write: (referral: ReferralPlan) => void;
}

const amounts = ['reward', 'friendReward', 'minDeposit', 'minStakes', 'minPrice'] as const;
const counts = ['days', 'holdDays', 'monthCap'] as const;

/** Fields of the plan of bringing friends. */
export function ReferralFields({ referral, write }: ReferralFieldsProps) {
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
