import { useQuery } from '@tanstack/react-query';
import type { OperatorGameDetail } from '@touchline/contract/operators';
import { Link, Stack, Table } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { GameForm } from './GameForm.tsx';
import { GameStateBadge } from './GameStateBadge.tsx';
import { PlatformForm } from '../shared/PlatformForm.tsx';

/** One game: the maker's values, and the operator's. */
export function GameScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/casino/games/{gameId}', { path: { gameId: id } }));
  const categories = useQuery(read('/ops/casino/categories'));
  return (
    <Stack gap="md">
      <Link href={to('casino', 'games')} tone="muted">
        {t('casino.back')}
      </Link>
      <Loaded query={query}>
        {(game) => (
          <Stack gap="md">
            <PageHead
              title={game.name}
              badges={<GameStateBadge state={game.state} />}
              detail={[game.provider, game.makerId, game.makerGameId].join(' · ')}
            />
            <Values game={game} />
            <Loaded query={categories}>
              {({ categories: all }) => (
                <PlatformForm scope="casino">
                  <GameForm game={game} categories={all} />
                </PlatformForm>
              )}
            </Loaded>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

const columns = [
  { id: 'name', header: t('casino.value') },
  { id: 'value', header: t('casino.ofMaker') },
] as const;

function Values({ game }: { readonly game: OperatorGameDetail }) {
  const { fed, rtp, rtpVersion, currencies, blockedCountries, popularity, addedAt, route, oldRoute } = game;
  const rows = [
    ['name', fed.name],
    ['state', messageOf('gameState', fed.state)],
    ['tag', fed.tag === null ? '–' : t(`gameTag.${fed.tag}`)],
    ['rtp', rtp === null ? '–' : [`${rtp} %`, rtpVersion].filter((part) => part !== null).join(' · ')],
    ['currencies', currencies.join(', ')],
    ['blocked', blockedCountries.length === 0 ? t('casino.nowhere') : blockedCountries.join(', ')],
    ['popularity', popularity],
    ['added', shownTime(addedAt)],
    ['route', oldRoute === null ? route : t('casino.routeBefore', { route, before: oldRoute })],
  ] as const;
  return (
    <TitledCard title={t('casino.values')} pad="none">
      <Table
        label={t('casino.values')}
        columns={columns}
        rows={rows.map(([name, value]) => ({ id: name, cells: { name: t(`casino.column.${name}`), value } }))}
      />
    </TitledCard>
  );
}
