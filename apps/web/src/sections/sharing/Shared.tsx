import { Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { savedCodeQuery, type SavedCoupon } from '../../features/sharing/codes.api.ts';
import { SharedCode } from './SharedCode.tsx';
import { ShareImage } from './ShareImage.tsx';
import type { SharedCoupon } from './useShareImageContent.ts';

export interface SharedProps {
  /** Data saved under the code. */
  readonly saved: SavedCoupon;
  /** Content of the share image. */
  readonly coupon: SharedCoupon;
}

/** Ways to share a coupon: code, link, image. */
export function Shared({ saved, coupon }: SharedProps) {
  const { data: code, error, isFetching, refetch } = useQuery(savedCodeQuery(saved));
  return (
    <Stack gap="xl">
      <SharedCode code={code} error={error} retrying={isFetching} onRetry={() => void refetch()} />
      <ShareImage coupon={coupon} code={code} />
    </Stack>
  );
}
