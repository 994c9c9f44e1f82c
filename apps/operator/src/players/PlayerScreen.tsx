import { useQuery } from '@tanstack/react-query';
import { Stack, TabLinks } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { to } from '../shared/route.ts';
import { PlayerHead } from './PlayerHead.tsx';
import { PlayerTab, playerTabs } from './PlayerTab.tsx';

interface PlayerScreenProps {
  readonly id: string;
  /** Open tab, the first one by default. */
  readonly tab: string | undefined;
}

/** One player: data, accounts, bets, limits, blocks, notes of operators, and a timeline. */
export function PlayerScreen({ id, tab }: PlayerScreenProps) {
  const query = useQuery(read('/ops/players/{playerId}', { path: { playerId: id } }));
  const open = playerTabs.find((one) => one === tab) ?? 'overview';
  return (
    <Loaded query={query}>
      {(player) => (
        <Stack gap="md">
          <PlayerHead player={player} />
          <TabLinks
            label={t('player.tabs')}
            tone="surface"
            items={playerTabs.map((one) => ({
              href: one === 'overview' ? to('players', id) : to('players', id, one),
              label: t(`player.tab.${one}`),
              current: one === open,
            }))}
          />
          <PlayerTab tab={open} player={player} />
        </Stack>
      )}
    </Loaded>
  );
}
