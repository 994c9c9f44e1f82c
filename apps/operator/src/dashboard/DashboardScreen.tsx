import { ConsoleColumns, Grid, Stack } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { FeedCard } from './FeedCard.tsx';
import { LiabilityCard } from './LiabilityCard.tsx';
import { MarketLosses } from './MarketLosses.tsx';
import { MoneyCards } from './MoneyCards.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { SiteSelect } from './SiteSelect.tsx';
import { TurnoverCard } from './TurnoverCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** First page: money and possible losses of a site or of all, waiting tasks, health of the feed, and changes. Each card loads by itself. */
export function DashboardScreen() {
  const hasMoney = may('payments');
  const hasSites = hasMoney || may('results');
  return (
    <Stack gap="md">
      <PageHead title={t('nav.dashboard')} actions={hasSites ? <SiteSelect /> : undefined} />
      <Grid columns="fit" gap="md">
        {may('results') ? <LiabilityCard /> : null}
        {hasMoney ? <MoneyCards /> : null}
      </Grid>
      <ConsoleColumns
        aside={
          <>
            <WaitingCard />
            <FeedCard />
          </>
        }
      >
        {hasMoney ? (
          <>
            <TurnoverCard />
            <MoneyTable />
          </>
        ) : null}
        {may('results') ? <MarketLosses /> : null}
        <ChangesCard />
      </ConsoleColumns>
    </Stack>
  );
}
