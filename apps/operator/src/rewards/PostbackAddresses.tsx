import { useQuery } from '@tanstack/react-query';
import { EmptyState, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { ChangePostback } from './ChangePostback.tsx';
import { NewPostback } from './NewPostback.tsx';
import { ReferralsHead } from './ReferralsHead.tsx';

/** Addresses at which partners are told about players, each with its form, and a form for a new one. */
export function PostbackAddresses() {
  const query = useQuery(read('/ops/referrals/postbacks'));
  return (
    <Stack gap="md">
      <ReferralsHead list="postbacks" query={query} />
      <Loaded query={query}>
        {({ sites, addresses }) => (
          <Stack gap="md">
            {addresses.length === 0 ? <EmptyState icon="referral" title={t('postbacks.none')} /> : null}
            {addresses.map((address) => (
              <ChangePostback key={address.id} stored={address} />
            ))}
            <NewPostback sites={sites} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
