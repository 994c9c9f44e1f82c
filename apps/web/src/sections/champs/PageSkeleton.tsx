import { ParticipantHeaderSkeleton, Stack } from '@touchline/ui';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';

/** The place of a championship or a team while it loads. */
export function PageSkeleton() {
  return (
    <Stack>
      <ParticipantHeaderSkeleton />
      <ListSkeleton />
    </Stack>
  );
}
