import { useQuery } from '@tanstack/react-query';
import type { SearchAnswer } from '@touchline/contract/operators';
import { Modal, SearchPanel, type SearchGroup, type SearchState } from '@touchline/ui';
import { useDeferredValue, useState } from 'react';
import { read } from '../api/reads.ts';
import { couponTypeText, stateText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import type { Loadable } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';

interface SearchProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Search over players, bets and matches in a dialog. Arrow keys choose a result, Enter opens it, Escape closes. */
export function Search({ open, onOpenChange }: SearchProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t('search.title')} initialFocus="field">
      <Panel close={() => onOpenChange(false)} />
    </Modal>
  );
}

const labels = {
  field: t('search.field'),
  clear: t('search.clear'),
  recent: '',
  forget: '',
  nothing: t('search.nothing'),
  nothingDetail: t('search.nothingDetail'),
  failed: t('error.title'),
  retry: t('error.again'),
};

function Panel({ close }: { readonly close: () => void }) {
  const [query, setQuery] = useState('');
  // Typing stays ahead of the results.
  const text = useDeferredValue(query.trim());
  const found = useQuery({ ...read('/ops/search', { query: { text } }), enabled: text !== '' });
  const groups = found.data ? groupsOf(found.data) : [];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <SearchPanel
      labels={labels}
      query={query}
      onQueryChange={setQuery}
      state={text === '' ? 'idle' : stateOf(found)}
      groups={groups}
      summary={t('search.found', { count })}
      onRetry={() => void found.refetch()}
      onSelect={close}
    />
  );
}

function stateOf({ data, isError }: Pick<Loadable<SearchAnswer>, 'data'> & { readonly isError: boolean }): SearchState {
  if (data !== undefined) return 'ready';
  return isError ? 'error' : 'loading';
}

function groupsOf({ players, bets, matches }: SearchAnswer): readonly SearchGroup[] {
  return [
    {
      id: 'players',
      title: t('nav.players'),
      entries: players.map(({ id, login, email, name, siteId }) => ({
        id: `player ${id}`,
        name: name ?? email ?? login,
        detail: [t('search.number', { id }), name === null ? null : email, siteId]
          .filter((part) => part !== null)
          .join(' · '),
        href: to('players', id),
        icon: 'user' as const,
      })),
    },
    {
      id: 'bets',
      title: t('nav.bets'),
      entries: bets.map(({ id, state, typeId, amount, iso }) => ({
        id: `bet ${id}`,
        name: t('bet.title', { id }),
        detail: [couponTypeText(typeId), moneyText(amount, iso), stateText(state)].join(' · '),
        href: to('bets', id),
        icon: 'coupon' as const,
      })),
    },
    {
      id: 'matches',
      title: t('nav.matches'),
      entries: matches.map(({ id, home, away, competition, startsAt }) => ({
        id: `match ${id}`,
        name: away === '' ? home : `${home} – ${away}`,
        detail: [t('search.number', { id }), competition, shownTime(startsAt * 1000)].join(' · '),
        href: to('matches', String(id)),
        icon: 'stadium' as const,
      })),
    },
  ];
}
