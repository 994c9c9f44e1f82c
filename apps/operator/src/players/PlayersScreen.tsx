import { Button, EmptyState, Field, Heading, Inline, Input, Link, Stack, Table } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import type { ListedPlayer } from '@touchline/contract/operators';
import { to } from '../shared/route.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { createStore, useStore } from '../shared/store.ts';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';

/** Last search, restored on the way back from a player. */
const sought = createStore('');

/** Finds players by id, login or the beginning of an e-mail. */
export function PlayersScreen() {
  const name = useStore(sought);
  const [text, setText] = useState(name);

  function find(event: SubmitEvent): void {
    event.preventDefault();
    sought.set(text.trim());
  }

  return (
    <Stack gap="lg">
      <Heading level={1}>{t('players.title')}</Heading>
      <form role="search" onSubmit={find}>
        <Inline align="end" wrap="wrap">
          <Field label={t('players.name')}>
            <Input type="search" value={text} onValueChange={setText} enterKeyHint="search" maxLength={100} />
          </Field>
          <Button type="submit" tone="strong" disabled={text.trim() === ''}>
            {t('players.find')}
          </Button>
        </Inline>
      </form>
      {name === '' ? <EmptyState title={t('players.start')} icon="search" /> : <Found name={name} />}
    </Stack>
  );
}

const columns = (['login', 'id', 'email', 'site', 'registered'] as const).map((id) => ({
  id,
  header: t(`players.column.${id}`),
}));

function Found({ name }: { readonly name: string }) {
  const asked = useCall<{ readonly players: readonly ListedPlayer[] }>(
    `/ops/players?${new URLSearchParams({ name }).toString()}`,
  );
  return (
    <Loaded asked={asked}>
      {({ players }) => (
        <Table
          label={t('players.title')}
          narrow="cards"
          columns={columns}
          rows={players.map((player) => ({
            id: player.id,
            cells: {
              login: <Link href={to('players', player.id)}>{player.login}</Link>,
              id: player.id,
              email: player.email ?? '',
              site: player.siteId,
              registered: shownTime(player.registeredAt * 1000),
            },
          }))}
          empty={<EmptyState title={t('players.none')} detail={t('players.noneDetail')} announced />}
        />
      )}
    </Loaded>
  );
}
