import {
  Grid,
  MarketGroupSkeleton,
  ScoreboardSkeleton,
  Skeleton,
  SportChipsSkeleton,
  Stack,
} from '@touchline/ui';
import { Fragment } from 'react';
import { PhoneHeader } from '../../../platform/page/PhoneHeader.tsx';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';

/** Four markets each: more than the screen holds, so that the foot of the page doesn't come and go. */
const fours = ['one', 'two', 'three'] as const;

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
          {fours.map((key) => (
            <Fragment key={key}>
              <MarketGroupSkeleton columns={3} />
              <MarketGroupSkeleton columns={3} />
              <MarketGroupSkeleton columns={2} />
              <MarketGroupSkeleton columns={2} />
            </Fragment>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}
