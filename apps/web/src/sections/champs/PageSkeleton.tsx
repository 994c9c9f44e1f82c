import { ParticipantHeaderSkeleton, Stack } from '@touchline/ui';
import { ListSkeleton } from '../../widgets/events/list/ListSkeleton.tsx';

/** Placeholder of a championship or team. */
export function PageSkeleton() {
  return (
    <Stack>
      <ParticipantHeaderSkeleton />
      <ListSkeleton />
    </Stack>
  );
}
