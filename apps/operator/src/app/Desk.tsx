import type { Operator, WaitingFigure } from '@touchline/contract/operators';
import { Badge, ConfirmDialog, ConsoleLayout, lazyComponent, SearchButton, Skeleton } from '@touchline/ui';
import { useState } from 'react';
import { Outlet, useBeforeUnload, useBlocker, useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { mayOpen, session } from '../api/session.ts';
import { useWaiting } from '../dashboard/useWaiting.ts';
import { waitingPages } from '../dashboard/waitingPages.ts';
import { t } from '../messages/messages.ts';
import { isAfterSaving, to, unsaved } from '../shared/route.ts';
import { Search } from './Search.tsx';
import { sectionGroups, type SectionGroup } from './sections.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useShortcut } from './useShortcut.ts';

const SEARCH_KEY = '/';

/** The menu behind the operator's name isn't part of the first page. */
const Account = lazyComponent(
  async () => (await import('./Account.tsx')).Account,
  () => <Skeleton shape="control" />,
);

/** Menu, header and page of a signed-in operator. */
export function Desk() {
  const { operator } = useSnapshot(session);
  const { pathname } = useLocation();
  useHeadingFocus(pathname);
  const [isSearching, setSearching] = useState(false);
  const waiting = useWaiting();
  const { forms } = useSnapshot(unsaved);
  useShortcut(SEARCH_KEY, () => setSearching(true));
  if (!operator) return null;
  const [section = 'dashboard'] = pathname.split('/').filter((segment) => segment !== '');
  return (
    <ConsoleLayout
      home={{ label: operator.siteName, href: to('dashboard') }}
      menuLabel={t('app.pages')}
      openMenuLabel={t('app.openMenu')}
      groups={menuOf(section, waiting.data?.waiting ?? [])}
      place={<Environment environment={operator.environment} />}
      search={
        <SearchButton label={t('search.label')} shortcut={SEARCH_KEY} onClick={() => setSearching(true)} />
      }
      account={<Account operator={operator} />}
      notifications={<Search open={isSearching} onOpenChange={setSearching} />}
    >
      <Outlet />
      {forms > 0 ? <Leaving /> : null}
    </ConsoleLayout>
  );
}

function Environment({ environment }: Pick<Operator, 'environment'>) {
  const isLive = environment === 'production';
  return <Badge tone={isLive ? 'live' : 'info'}>{t(`environment.${environment}`)}</Badge>;
}

/** Returns the sections that the operator may open, with the number of tasks that wait in them. */
function menuOf(current: string, waiting: readonly WaitingFigure[]) {
  return sectionGroups
    .map(({ id, title, sections }: SectionGroup) => ({
      id,
      title: title && t(title),
      entries: sections.filter(mayOpen).map((section) => {
        const href = to(section.id);
        const count = waiting
          .filter(({ kind }) => waitingPages[kind].startsWith(href))
          .reduce((sum, tasks) => sum + (tasks.count ?? 0), 0);
        return {
          id: section.id,
          label: t(section.label),
          icon: section.icon,
          href,
          selected: section.id === current,
          ...(count > 0 ? { badge: String(count), badgeLabel: t('waiting.badge', { count }) } : {}),
        };
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Asks for confirmation before unsaved changes are discarded. */
function Leaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isAfterSaving(nextLocation.state),
  );
  useBeforeUnload((event) => event.preventDefault());
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
