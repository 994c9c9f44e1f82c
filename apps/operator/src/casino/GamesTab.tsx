import type { OperatorGame } from '@touchline/contract/operators';
import { casinoCategories, gameStates, gameTags } from '@touchline/contract/casino';
import { Button, Card, EmptyState, Field, Inline, Input, Link, Select, Stack, Table } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { to } from '../shared/route.ts';
import { createStore, useStore } from '../shared/store.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { CasinoHead } from './CasinoHead.tsx';
import { GameStateBadge } from './GameStateBadge.tsx';

interface Page {
  readonly games: readonly OperatorGame[];
  readonly next: string | null;
}

const EMPTY = { text: '', state: '', category: '', provider: '', tag: '' };
type Filter = typeof EMPTY;

/** Last filter, restored on the way back from a game. */
const stored = createStore(EMPTY);

const columns = [
  { id: 'name', header: t('casino.column.name') },
  { id: 'provider', header: t('casino.column.provider') },
  { id: 'category', header: t('casino.column.category') },
  { id: 'tag', header: t('casino.column.tag') },
  { id: 'position', header: t('casino.column.position'), numeric: true, align: 'end' },
  { id: 'popularity', header: t('casino.column.popularity'), numeric: true, align: 'end' },
  { id: 'added', header: t('casino.column.added'), numeric: true },
  { id: 'state', header: t('casino.column.state') },
] as const;

/** Games of all makers, the newest first, with search and filters. */
export function GamesTab() {
  const filter = useStore(stored);
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  const path = `/ops/casino/games?${query}`;
  const asked = useCall<Page>(path);
  return (
    <Stack gap="md">
      <CasinoHead tab="games" asked={asked} />
      <FilterForm filter={filter} />
      <Loaded asked={asked}>
        {({ games, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('casino.tab.games')}
                narrow="cards"
                columns={columns}
                rows={games.map((game) => ({
                  id: game.id,
                  cells: {
                    name: <Link href={to('casino', 'games', game.id)}>{game.name}</Link>,
                    provider: game.provider,
                    category: messageOf('casinoCategory', game.category),
                    tag: game.tag === null ? '–' : t(`gameTag.${game.tag}`),
                    position: game.position === null ? '–' : String(game.position),
                    popularity: game.popularity,
                    added: shortTime(game.addedAt),
                    state: <GameStateBadge state={game.state} />,
                  },
                }))}
                empty={
                  <EmptyState icon="slots" title={t('casino.noGames')} detail={t('casino.noGamesDetail')} />
                }
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `${path}&before=${next}`}
              loaded={(more) => asked.put({ games: [...games, ...more.games], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

const any = { value: '', label: t('casino.any') };

function FilterForm({ filter }: { readonly filter: Filter }) {
  const [text, setText] = useState(filter.text);
  const [provider, setProvider] = useState(filter.provider);

  function find(event: SubmitEvent): void {
    event.preventDefault();
    stored.set({ ...filter, text: text.trim(), provider: provider.trim().toLowerCase() });
  }

  const choice = (
    name: 'state' | 'category' | 'tag',
    options: readonly { value: string; label: string }[],
  ) => (
    <Field label={t(`casino.column.${name}`)}>
      <Select
        options={[any, ...options]}
        value={filter[name]}
        onValueChange={(value) => stored.set({ ...filter, [name]: value })}
      />
    </Field>
  );
  return (
    <form role="search" onSubmit={find}>
      <Inline align="end" wrap="wrap">
        <Field label={t('casino.text')}>
          <Input type="search" value={text} onValueChange={setText} enterKeyHint="search" maxLength={60} />
        </Field>
        <Field label={t('casino.providerSlug')}>
          <Input value={provider} onValueChange={setProvider} maxLength={80} />
        </Field>
        {choice(
          'category',
          casinoCategories.map(({ slug }) => ({ value: slug, label: t(`casinoCategory.${slug}`) })),
        )}
        {choice(
          'tag',
          gameTags.map(({ slug }) => ({ value: slug, label: t(`gameTag.${slug}`) })),
        )}
        {choice(
          'state',
          gameStates.map((state) => ({ value: state, label: t(`gameState.${state}`) })),
        )}
        <Button type="submit" tone="strong">
          {t('casino.find')}
        </Button>
      </Inline>
    </form>
  );
}
