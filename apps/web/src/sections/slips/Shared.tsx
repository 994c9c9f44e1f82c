import { Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { codeQuery, type SavedSlip } from '../../features/slips/slips.api.ts';
import { SharedCode } from './SharedCode.tsx';
import { SharedPicture } from './SharedPicture.tsx';
import type { SharedCoupon } from './usePictureSlip.ts';

export interface SharedProps {
  /** Data saved under the code. */
  readonly saved: SavedSlip;
  /** Content of the share image. */
  readonly coupon: SharedCoupon;
}

/** Ways to share a coupon: code, link, image. */
export function Shared({ saved, coupon }: SharedProps) {
  const { data: code, error, isFetching, refetch } = useQuery(codeQuery(saved));
  return (
    <Stack gap="xl">
      <SharedCode code={code} error={error} retrying={isFetching} onRetry={() => void refetch()} />
      <SharedPicture coupon={coupon} code={code} />
    </Stack>
  );
}
