import { ConsoleColumns, Stack } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { BetCards } from './BetCards.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { FeedCard } from './FeedCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** First page: money at stake, waiting tasks, health of the feed, and the latest changes. Each card loads by itself. */
export function DashboardScreen() {
  return (
    <Stack gap="md">
      <PageHead title={t('nav.dashboard')} />
      <ConsoleColumns
        aside={
          <>
            <WaitingCard />
            <FeedCard />
          </>
        }
      >
        {may('results') ? <BetCards /> : null}
        <ChangesCard />
      </ConsoleColumns>
    </Stack>
  );
}
