import {
  Grid,
  MarketGroupSkeleton,
  ScoreboardSkeleton,
  Skeleton,
  SportChipsSkeleton,
  Stack,
} from '@touchline/ui';
import { PhoneHeader } from '../../../platform/page/PhoneHeader.tsx';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';

/** As many markets as reach beyond the screen, so that the foot of the page doesn't come and go. */
const places = [
  ['result', 3],
  ['chance', 3],
  ['handicap', 2],
  ['total', 2],
  ['half', 3],
  ['score', 3],
  ['goals', 2],
  ['corners', 2],
  ['cards', 3],
  ['players', 3],
  ['minutes', 2],
  ['last', 2],
] as const;

/** The place of a match's page while it loads. */
export function MatchSkeleton() {
  const isDesk = useIsDesk();
  const board = <ScoreboardSkeleton />;
  return (
    <div aria-busy="true">
      {!isDesk && <PhoneHeader>{board}</PhoneHeader>}
      <Stack>
        {isDesk && board}
        <SportChipsSkeleton />
        <SportChipsSkeleton />
        <Skeleton shape="control" />
        <Grid columns={isDesk ? 'two' : 'one'} gap="md">
          {places.map(([key, columns]) => (
            <MarketGroupSkeleton key={key} columns={columns} />
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
