import { CommandPalette, type CommandEntry, type CommandGroup } from '@touchline/ui';
import { hasWords } from '@touchline/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { inLanguage } from '../../platform/links/paths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useRestedSearch } from '../../sections/search/useRestedSearch.ts';
import { recentCommands, rememberCommand } from './recentCommands.ts';
import { useActions } from './useActions.ts';
import { useAccountPages, usePages } from './usePages.ts';

/** Entry with its effect: the page of a path, or an action. */
export interface Command extends CommandEntry {
  readonly href?: string | undefined;
  run?(): void;
}

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** The palette, once its translations are loaded. */
export default function Palette(props: PaletteProps) {
  const isLoaded = [
    useLazyBundle('palette'),
    useLazyBundle('settings'),
    useLazyBundle('events'),
    useLazyBundle('office'),
  ];
  return isLoaded.every(Boolean) && <Commands {...props} />;
}

/** Pages, matches and actions; those of the site are found on the device, matches by the search call. */
function Commands({ onClose, onSignOut }: PaletteProps) {
  const { t } = useTranslation(['palette', 'events', 'common']);
  const navigate = useNavigate();
  const lang = useLang();
  const [query, setQuery] = useState('');
  const [recent] = useState(recentCommands);
  const pages = usePages();
  const accountPages = useAccountPages();
  const actions = useActions(onSignOut);
  const found = useRestedSearch(query);
  const own: (CommandGroup & { readonly entries: readonly Command[] })[] = [
    { id: 'pages', title: t('palette:pages'), entries: pages },
    { id: 'account', title: t('palette:account'), entries: accountPages },
    { id: 'actions', title: t('palette:actions'), entries: actions },
  ];
  const isIdle = query.trim() === '';
  const last = recent.map((one): Command => ({
    ...one,
    icon: 'history',
    id: `recent ${one.id}`,
    href: inLanguage(one.href, lang),
  }));
  const searched = found.groups.map(({ entries, ...group }) => ({
    ...group,
    entries: entries.map(({ id, name, detail, icon, href }): Command => ({ id, name, detail, icon, href })),
  }));
  const groups = isIdle
    ? [{ id: 'recent', title: t('palette:recent'), entries: last }, ...own]
    : [
        ...own.map((group) => ({ ...group, entries: matching(group.entries, query) })),
        ...(found.state === 'ready' ? searched : []),
      ];
  const commands = groups.flatMap(({ entries }) => entries);
  const choose = (id: string) => {
    const command = commands.find((one) => one.id === id);
    if (!command) return;
    onClose();
    command.run?.();
    const { href } = command;
    if (href === undefined) return;
    rememberCommand({ ...command, id: id.replace(/^recent /, ''), href });
    void navigate(href);
  };
  return (
    <CommandPalette
      labels={{
        title: t('palette:title'),
        field: t('palette:field'),
        nothing: t('palette:nothing'),
        nothingDetail: t('palette:nothingDetail'),
        failed: t('palette:failed'),
        retry: t('common:actions.retry'),
      }}
      query={query}
      onQueryChange={setQuery}
      state={isIdle ? 'idle' : found.state}
      groups={groups}
      summary={t('events:search.found', { count: commands.length })}
      onChoose={choose}
      onRetry={found.retry}
      onClose={onClose}
    />
  );
}

/** Returns the commands whose names contain every typed word. */
function matching(commands: readonly Command[], query: string): readonly Command[] {
  return commands.filter(({ name }) => hasWords(name, query));
}
