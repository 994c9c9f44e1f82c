import { SettingsGroups, SportVisibility } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { hasWords } from '@touchline/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  accountSettingsQuery,
  saveSports,
  type AccountSettings,
} from '../../features/accountSettings/accountSettings.api.ts';
import { useSaves } from '../../features/notifications/useSaves.ts';
import { hideSports } from '../../features/odds/sports/hiddenSports.ts';
import { sportSlug } from '../../features/odds/sports/sportSlugs.ts';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useSports } from '../../features/odds/sports/useSports.ts';
import { withClosed } from '../../features/accountSettings/closedSports.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** Selects the sports that the player sees and bets on, pre-match and live. */
export function Component() {
  const { t } = useTranslation(['titles', 'common']);
  const { data, isError, refetch } = useQuery(accountSettingsQuery);
  // Names and order of the sports come with the line.
  const { isPending } = useSports();
  usePageTitle(t('titles:of.disallowSports'));
  if (data && !isPending) return <Lists settings={data} />;
  return (
    <SettingsGroups
      status={isError ? 'failed' : 'loading'}
      groups={[]}
      labels={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
      onRetry={() => void refetch()}
    />
  );
}

function Lists({ settings }: { readonly settings: AccountSettings }) {
  const { t } = useTranslation('settings');
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const showSaved = useSaves();
  const list = query.get('list') === 'live' ? 'live' : 'line';
  const sports = useNamedSports(settings[`${list}Sports`]);
  const hidden = { line: settings.lineDisallowSports, live: settings.liveDisallowSports };
  const closed = settings[`${list}ClosedSports`];
  const save = (ids: readonly number[]) => {
    const lists = { ...hidden, [list]: [...ids] };
    hideSports(withClosed(lists, settings));
    const saving = saveSports(lists).catch((error: unknown) => {
      hideSports(withClosed(hidden, settings));
      throw error;
    });
    void showSaved(saving);
  };
  const found = sports.filter(({ name }) => hasWords(name, search));
  return (
    <SportVisibility
      list={list}
      search={search}
      sports={found.map(({ id, name }) => ({
        id: String(id),
        name,
        shown: !hidden[list].includes(id),
        locked: closed.includes(id) ? t('sports.locked') : undefined,
      }))}
      labels={{
        lists: t('sports.lists'),
        names: { line: t('sports.line'), live: t('sports.live') },
        search: t('sports.search'),
        empty: t('sports.empty'),
        showAll: t('sports.showAll'),
        hideAll: t('sports.hideAll'),
      }}
      onListChange={(next) => setQuery(next === 'live' ? { list: 'live' } : {}, { replace: true })}
      onSearchChange={setSearch}
      onAllChange={(shown) => save(shown ? [] : sports.map(({ id }) => id))}
      onShownChange={(id, shown) =>
        save(shown ? hidden[list].filter((one) => one !== Number(id)) : [...hidden[list], Number(id)])
      }
    />
  );
}

/** Sports that have a name in the player's language, in its sort order. */
function useNamedSports(ids: readonly number[]): { readonly id: number; readonly name: string }[] {
  const names = useNames();
  const { data: playing = [] } = useSports();
  const slugOf = (id: number) => playing.find((sport) => sport.id === id)?.slug ?? sportSlug(id);
  return ids
    .map((id) => ({ id, name: names.sport(slugOf(id)) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
