import type { Coupon } from '@touchline/contract';
import { EmptyState, Link, Stack } from '@touchline/ui';
import { within } from '../api/api.ts';
import { BetTable } from '../bets/BetTable.tsx';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { to } from '../shared/route.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';

interface Page {
  readonly bets: readonly Coupon[];
  readonly next: string | null;
}

interface PlayerBetsProps {
  readonly playerId: string;
  /**
   * True if the open bets alone are shown, with a link to all.
   * @default false
   */
  readonly isOpenOnly?: boolean;
}

/** Bets of a player, newest first: the open ones, or all. */
export function PlayerBets({ playerId, isOpenOnly = false }: PlayerBetsProps) {
  const path = `${within('/ops/players', playerId)}/bets${isOpenOnly ? '?state=open' : ''}`;
  const asked = useCall<Page>(path);
  const title = isOpenOnly ? t('player.openBets') : t('player.bets');
  return (
    <TitledCard
      title={title}
      pad="none"
      actions={
        isOpenOnly ? (
          <Link href={to('players', playerId, 'bets')} tone="muted">
            {t('player.allBets')}
          </Link>
        ) : undefined
      }
    >
      <Loaded asked={asked}>
        {({ bets, next }) => (
          <Stack gap="none">
            <BetTable
              label={title}
              bets={bets.map((coupon) => ({ coupon }))}
              empty={
                <EmptyState
                  icon="coupon-empty"
                  title={isOpenOnly ? t('player.noOpenBets') : t('player.noBets')}
                />
              }
            />
            {next === null ? null : (
              <Stack pad="lg">
                <OlderButton<Page>
                  path={`${path}${isOpenOnly ? '&' : '?'}before=${next}`}
                  loaded={(more) => asked.put({ bets: [...bets, ...more.bets], next: more.next })}
                />
              </Stack>
            )}
          </Stack>
        )}
      </Loaded>
    </TitledCard>
  );
}
