import type { PostbackAddresses as Answer } from '@touchline/contract/operators';
import { EmptyState, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { useCall } from '../shared/useCall.ts';
import { ChangePostbackForm, NewPostbackForm } from './PostbackForms.tsx';
import { ReferralsHead } from './ReferralsHead.tsx';

/** Addresses at which partners are told about players, each with its form, and a form for a new one. */
export function PostbackAddresses() {
  const asked = useCall<Answer>('/ops/referrals/postbacks');
  return (
    <Stack gap="md">
      <ReferralsHead list="postbacks" asked={asked} />
      <Loaded asked={asked}>
        {({ sites, addresses }) => (
          <Stack gap="md">
            {addresses.length === 0 ? <EmptyState icon="referral" title={t('postbacks.none')} /> : null}
            {addresses.map((address) => (
              <ChangePostbackForm key={address.id} stored={address} reload={asked.reload} />
            ))}
            <NewPostbackForm sites={sites} reload={asked.reload} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
