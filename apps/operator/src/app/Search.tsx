import { useQuery } from '@tanstack/react-query';
import type { SearchAnswer } from '@touchline/contract/operators';
import {
  Modal,
  Notice,
  SearchPanel,
  type SearchEntry,
  type SearchGroup,
  type SearchState,
} from '@touchline/ui';
import { useDeferredValue, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { read } from '../api/reads.ts';
import { mayOpen } from '../api/session.ts';
import { couponTypeText, stateText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { problemText } from '../shared/problemText.ts';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { commands, type Command } from './commands.ts';
import { matchCommands } from './matchCommands.ts';

interface SearchProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Command menu in a dialog: players, bets, matches and games, and the pages and acts that the operator may open. Arrow keys
 * choose a result, Enter opens it, in the field the first one; Escape closes.
 */
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
  // Before anything is typed, the acts.
  const own = commandGroups(
    text === '' ? allowed().filter(({ kind }) => kind === 'act') : matchCommands(text, allowed()),
  );
  const groups = [...own, ...(found.data ? groupsOf(found.data) : [])];
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const navigate = useNavigate();

  function openFirst(event: SubmitEvent): void {
    event.preventDefault();
    const first = groups.flatMap(({ entries }) => entries)[0];
    if (text === '' || !first) return;
    close();
    // Addresses begin with the mark of the router.
    void navigate(first.href.slice(1));
  }

  return (
    <form onSubmit={openFirst}>
      <SearchPanel
        labels={labels}
        query={query}
        onQueryChange={setQuery}
        state={stateOf(found, own.length > 0)}
        groups={groups}
        matches={found.isError ? <Notice tone="danger">{problemText(found.error)}</Notice> : undefined}
        summary={t('search.found', { count })}
        onRetry={() => void found.refetch()}
        onSelect={close}
      />
    </form>
  );
}

interface Found {
  readonly data: SearchAnswer | undefined;
  readonly isError: boolean;
}

/** Returns the state of the search. Commands that fit are shown while the server searches, and if it can't. */
function stateOf({ data, isError }: Found, hasCommands: boolean): SearchState {
  if (data !== undefined || hasCommands) return 'ready';
  return isError ? 'error' : 'loading';
}

/** Returns the commands that the operator may open, with their texts. */
const allowed = () =>
  commands.filter(mayOpen).map((command) => ({
    ...command,
    label: t(command.label),
    words: command.words === undefined ? '' : t(command.words),
  }));

type NamedCommand = Omit<Command, 'label' | 'words'> & { readonly label: string };

/** Groups commands by their kind, that of the best one first. */
const commandGroups = (found: readonly NamedCommand[]): readonly SearchGroup[] =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    id: kind,
    title: t(`search.${kind}s`),
    entries: found
      .filter((command) => command.kind === kind)
      .map(({ id, label, icon, href }): SearchEntry => ({ id, name: label, icon, href })),
  }));

function groupsOf({ players, bets, matches, games }: SearchAnswer): readonly SearchGroup[] {
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
    {
      id: 'games',
      title: t('search.games'),
      entries: games.map(({ id, name, provider }) => ({
        id: `game ${id}`,
        name,
        detail: [t('search.number', { id }), provider].join(' · '),
        href: to('casino', 'games', id),
        icon: 'slots' as const,
      })),
    },
  ];
}
