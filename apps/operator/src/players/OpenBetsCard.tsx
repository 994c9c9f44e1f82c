import { EmptyState, Link, Stack } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { BetTable } from '../bets/BetTable.tsx';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { to } from '../shared/route.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

/** Open bets of a player, newest first, with a link to all bets. */
export function OpenBetsCard({ playerId }: { readonly playerId: string }) {
  const pages = usePages(
    readPages(
      '/ops/players/{playerId}/bets',
      { path: { playerId }, query: { state: 'open' } },
      { next: ({ next }) => next },
    ),
  );
  return (
    <TitledCard
      title={t('player.openBets')}
      pad="none"
      actions={
        <Link href={to('players', playerId, 'bets')} tone="muted">
          {t('player.allBets')}
        </Link>
      }
    >
      <Loaded query={pages}>
        {(data) => (
          <Stack gap="none">
            <BetTable
              label={t('player.openBets')}
              bets={data.pages.flatMap(({ bets }) => bets.map((coupon) => ({ coupon })))}
              empty={<EmptyState icon="coupon-empty" title={t('player.noOpenBets')} />}
            />
            {pages.hasNextPage ? (
              <Stack pad="lg">
                <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
              </Stack>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </TitledCard>
  );
}
