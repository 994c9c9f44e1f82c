import {
  Grid,
  MarketGroupSkeleton,
  MarketTabsSkeleton,
  PhoneHeader,
  ScoreboardSkeleton,
  Stack,
} from '@touchline/ui';
import { Fragment } from 'react';
import { useColumnCount } from './useColumnCount.ts';

/** Four markets each: taller than the screen, so that the footer doesn't appear and disappear. */
const fours = ['one', 'two', 'three'] as const;

const gridColumns = { 1: 'one', 2: 'two', 3: 'three' } as const;

/** Placeholder of a match's page. */
export function MatchSkeleton() {
  const columns = useColumnCount();
  return (
    <div aria-busy="true">
      <Stack>
        <PhoneHeader>
          <ScoreboardSkeleton />
        </PhoneHeader>
        <MarketTabsSkeleton />
        <Grid columns={gridColumns[columns]} gap="md">
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
