import type { OperatorRound } from '@touchline/contract/operators';
import {
  Button,
  Card,
  ChipLink,
  ChipRow,
  EmptyState,
  Field,
  Inline,
  Input,
  Link,
  Stack,
  Table,
} from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { createStore, useStore } from '../shared/store.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { roundFilters, type RoundFilter } from './roundFilters.ts';
import { RoundStateBadge } from './RoundStateBadge.tsx';

interface Page {
  readonly rounds: readonly OperatorRound[];
  readonly next: string | null;
}

const columns = [
  { id: 'round', header: t('rounds.column.round') },
  { id: 'game', header: t('rounds.column.game') },
  { id: 'player', header: t('rounds.column.player') },
  { id: 'maker', header: t('rounds.maker') },
  { id: 'opened', header: t('rounds.column.opened'), numeric: true },
  { id: 'staked', header: t('rounds.column.staked'), numeric: true, align: 'end' },
  { id: 'won', header: t('rounds.column.won'), numeric: true, align: 'end' },
  { id: 'state', header: t('rounds.column.state') },
] as const;

/** Last search, restored on the way back from a round. */
const sought = createStore({ player: '', maker: '' });

/** Rounds of casino games, newest first, by player, maker and state. */
export function RoundsScreen({ filter }: { readonly filter: RoundFilter }) {
  const { player, maker } = useStore(sought);
  const query = new URLSearchParams({
    ...(player === '' ? {} : { player }),
    ...(maker === '' ? {} : { maker }),
    ...(filter === 'all' ? {} : { state: filter }),
  }).toString();
  const asked = useCall<Page>(`/ops/games/rounds?${query}`);
  return (
    <Stack gap="md">
      <PageHead
        title={t('nav.rounds')}
        detail={t('rounds.detail')}
        actions={<RefreshButton asked={asked} />}
      />
      <SearchForm />
      <ChipRow label={t('rounds.filter')}>
        {roundFilters.map((one) => (
          <ChipLink key={one} href={to('rounds', one)} selected={one === filter}>
            {t(one === 'all' ? 'rounds.filter.all' : `round.state.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Loaded asked={asked}>
        {({ rounds, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('nav.rounds')}
                narrow="cards"
                columns={columns}
                rows={rounds.map((round) => ({ id: round.id, cells: cellsOf(round) }))}
                empty={
                  <EmptyState
                    icon="casino"
                    title={t('rounds.none')}
                    detail={t('rounds.noneDetail')}
                    announced
                  />
                }
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `/ops/games/rounds?${query}&before=${next}`}
              loaded={(more) => asked.put({ rounds: [...rounds, ...more.rounds], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

function cellsOf(round: OperatorRound) {
  const { id, game, playerId, login, makerId, openedAt, staked, won, iso, state } = round;
  return {
    round: <Link href={to('rounds', id)}>{id}</Link>,
    game: game.name,
    player: may('players') ? <Link href={to('players', playerId)}>{login}</Link> : login,
    maker: makerId,
    opened: shortTime(openedAt * 1000),
    staked: moneyText(staked, iso),
    won: moneyText(won, iso),
    state: <RoundStateBadge state={state} />,
  };
}

function SearchForm() {
  const last = useStore(sought);
  const [player, setPlayer] = useState(last.player);
  const [maker, setMaker] = useState(last.maker);

  function find(event: SubmitEvent): void {
    event.preventDefault();
    sought.set({ player: player.trim(), maker: maker.trim() });
  }

  return (
    <form role="search" onSubmit={find}>
      <Inline align="end" wrap="wrap">
        <Field label={t('rounds.player')}>
          <Input
            type="search"
            value={player}
            onValueChange={setPlayer}
            enterKeyHint="search"
            maxLength={100}
          />
        </Field>
        <Field label={t('rounds.maker')}>
          <Input type="search" value={maker} onValueChange={setMaker} enterKeyHint="search" maxLength={40} />
        </Field>
        <Button type="submit" tone="strong">
          {t('rounds.find')}
        </Button>
      </Inline>
    </form>
  );
}
