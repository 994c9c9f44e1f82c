import { Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { codeQuery, type SavedSlip } from '../../features/slips/slips.api.ts';
import { SharedCode } from './SharedCode.tsx';
import { SharedPicture } from './SharedPicture.tsx';
import type { SharedCoupon } from './usePictureSlip.ts';

export interface SharedProps {
  /** What goes under the code. */
  readonly saved: SavedSlip;
  /** What stands in the picture. */
  readonly coupon: SharedCoupon;
}

/** The ways to share a coupon: its code, a link with it, a picture. */
export function Shared({ saved, coupon }: SharedProps) {
  const { data: code, error, isFetching, refetch } = useQuery(codeQuery(saved));
  return (
    <Stack gap="xl">
      <SharedCode code={code} error={error} retrying={isFetching} onRetry={() => void refetch()} />
      <SharedPicture coupon={coupon} code={code} />
    </Stack>
  );
}
