import type { OperatorBet } from '@touchline/contract/operators';
import { Card, ChipLink, ChipRow, EmptyState, Link, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { useCall } from '../shared/useCall.ts';
import { betFilters, type BetFilter } from './betFilters.ts';
import { BetTable } from './BetTable.tsx';

interface Page {
  readonly bets: readonly OperatorBet[];
  readonly next: string | null;
}

/** Latest bets of all players, by state. */
export function BetsScreen({ filter }: { readonly filter: BetFilter }) {
  const query = filter === 'all' ? '' : `state=${filter}`;
  const asked = useCall<Page>(`/ops/bets?${query}`);
  return (
    <Stack gap="md">
      <PageHead title={t('nav.bets')} actions={<RefreshButton asked={asked} />} />
      <ChipRow label={t('bets.filter')}>
        {betFilters.map((one) => (
          <ChipLink key={one} href={to('bets', one)} selected={one === filter}>
            {t(`bets.filter.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Loaded asked={asked}>
        {({ bets, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <BetTable
                label={t('nav.bets')}
                bets={bets.map(({ coupon, playerId, login }) => ({
                  coupon,
                  player: <Link href={to('players', playerId)}>{login}</Link>,
                }))}
                empty={<EmptyState icon="coupon-empty" title={t('bets.none')} />}
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `/ops/bets?${query}&before=${next}`}
              loaded={(more) => asked.put({ bets: [...bets, ...more.bets], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
