import type { Operator, WaitingFigure } from '@touchline/contract/operators';
import {
  Badge,
  Button,
  ClearLayout,
  ConfirmDialog,
  ConsoleLayout,
  SearchButton,
  Text,
  UiProvider,
} from '@touchline/ui';
import { useEffect, useState } from 'react';
import { may, session, signOut } from '../api/session.ts';
import { waitingPages } from '../dashboard/waitingPages.ts';
import { useStore } from '../shared/store.ts';
import { language, t } from '../messages/messages.ts';
import { leave, leaving, route, to } from '../shared/route.ts';
import { useCall } from '../shared/useCall.ts';
import { useEvery } from '../shared/useEvery.ts';
import { Page } from './Page.tsx';
import { Search } from './Search.tsx';
import { sectionGroups } from './sections.ts';
import { SignIn } from './SignIn.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useShortcut } from './useShortcut.ts';

const messages = {
  close: t('kit.close'),
  dismiss: t('kit.dismiss'),
  notifications: t('kit.notifications'),
  loading: t('kit.loading'),
  showPassword: t('kit.showPassword'),
  hidePassword: t('kit.hidePassword'),
  skipToContent: t('kit.skip'),
  skipToCoupon: t('kit.skip'),
};

/** The console. Without a session it shows the sign-in form at every address. */
export function App() {
  const operator = useStore(session);
  return (
    <UiProvider direction="ltr" locale={language} messages={messages}>
      {operator ? (
        <Desk operator={operator} />
      ) : (
        <ClearLayout>
          <SignIn />
        </ClearLayout>
      )}
      <Leaving />
    </UiProvider>
  );
}

const SEARCH_KEY = '/';
/** Interval at which the waiting tasks are counted again, ms. */
const COUNTED_EVERY = 60_000;

/** Menu, header and page of a signed-in operator. */
function Desk({ operator }: { readonly operator: Operator }) {
  const address = useStore(route);
  const [page = 'dashboard', ...rest] = address;
  useHeadingFocus(address);
  const [isSearching, setSearching] = useState(false);
  const waiting = useCall<{ readonly waiting: readonly WaitingFigure[] }>('/ops/dashboard/waiting');
  const { reload } = waiting;
  useShortcut(SEARCH_KEY, () => setSearching(true));
  useEvery(COUNTED_EVERY, reload);
  // Counts again on every page, as most tasks are done on the page that is left.
  useEffect(reload, [page, reload]);
  return (
    <ConsoleLayout
      home={{ label: operator.siteName, href: to('dashboard') }}
      menuLabel={t('app.pages')}
      openMenuLabel={t('app.openMenu')}
      groups={menuOf(page, waiting.answer?.waiting ?? [])}
      place={<Environment environment={operator.environment} />}
      search={
        <SearchButton label={t('search.label')} shortcut={SEARCH_KEY} onClick={() => setSearching(true)} />
      }
      account={
        <>
          <Text size="label" lines="one">
            {operator.name}
          </Text>
          <Button size="sm" onClick={signOut}>
            {t('app.signOut')}
          </Button>
        </>
      }
      notifications={<Search open={isSearching} onOpenChange={setSearching} />}
    >
      <Page page={page} rest={rest} waiting={waiting} />
    </ConsoleLayout>
  );
}

function Environment({ environment }: Pick<Operator, 'environment'>) {
  const isLive = environment === 'production';
  return <Badge tone={isLive ? 'live' : 'info'}>{t(`environment.${environment}`)}</Badge>;
}

/** Returns the sections that the operator may open, with the number of tasks that wait in them. */
function menuOf(page: string, waiting: readonly WaitingFigure[]) {
  return sectionGroups
    .map(({ id, title, sections }) => ({
      id,
      title: title && t(title),
      entries: sections
        .filter(({ scope }) => scope === undefined || may(scope))
        .map((section) => {
          const href = to(section.id);
          const tasks = waiting.find(({ kind }) => waitingPages[kind] === href);
          const count = tasks?.count ?? 0;
          return {
            id: section.id,
            label: t(section.label),
            icon: section.icon,
            href,
            selected: section.id === page,
            ...(count > 0 ? { badge: String(count), badgeLabel: t('waiting.badge', { count }) } : {}),
          };
        }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Asks for confirmation before unsaved changes are discarded. */
function Leaving() {
  return (
    <ConfirmDialog
      open={useStore(leaving) !== undefined}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      tone="danger"
      onConfirm={leave}
      onCancel={() => leaving.set(undefined)}
    />
  );
}
