import {
  Grid,
  MarketGroupSkeleton,
  PhoneHeader,
  ScoreboardSkeleton,
  Skeleton,
  SportChipsSkeleton,
  Stack,
} from '@touchline/ui';
import { Fragment } from 'react';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';

/** Four markets each: taller than the screen, so that the footer doesn't appear and disappear. */
const fours = ['one', 'two', 'three'] as const;

/** Placeholder of a match's page. */
export function MatchSkeleton() {
  const isDesk = useIsDesk();
  return (
    <div aria-busy="true">
      <Stack>
        <PhoneHeader>
          <ScoreboardSkeleton />
        </PhoneHeader>
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
