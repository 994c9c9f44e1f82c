import { SectionTitle, SportChips, Stack, type SportEntry } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { EventLinksProvider } from '../../../widgets/events/links.ts';
import { useCricketLinks, useCricketPaths } from '../cricket.ts';

export interface CricketPageProps {
  /** Document title; undefined until it is known. */
  readonly title: string | undefined;
  /**
   * True if the title is shown on the page too.
   * @default true
   */
  readonly headed?: boolean;
  readonly children: ReactNode;
}

/** Page of the section: navigation, title, content. */
export function CricketPage({ title, headed = true, children }: CricketPageProps) {
  const links = useCricketLinks();
  usePageTitle(title);
  return (
    <EventLinksProvider value={links}>
      <Stack>
        <CricketNav />
        {headed && title !== undefined && <SectionTitle level={1}>{title}</SectionTitle>}
        {children}
      </Stack>
    </EventLinksProvider>
  );
}

function CricketNav() {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  const { pathname } = useLocation();
  const entries: readonly Pick<SportEntry, 'id' | 'name' | 'icon' | 'href'>[] = [
    { id: 'home', name: t('nav.home'), icon: 'cricket', href: paths.home },
    { id: 'events', name: t('nav.events'), icon: 'calendar', href: paths.allEvents },
    { id: 'champs', name: t('nav.champs'), icon: 'trophy', href: paths.allChamps },
    { id: 'broadcasts', name: t('nav.broadcasts'), icon: 'stream', href: paths.broadcasts },
    { id: 'favorites', name: t('nav.favorites'), icon: 'star', href: paths.favorites },
    { id: 'search', name: t('nav.search'), icon: 'search', href: paths.search },
  ];
  return (
    <SportChips
      label={t('nav.label')}
      sports={entries.map((entry) => ({ ...entry, selected: entry.href === pathname }))}
    />
  );
}
