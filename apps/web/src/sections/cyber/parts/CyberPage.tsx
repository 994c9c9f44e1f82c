import { SectionTitle, SportChips, Stack, type SportEntry } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { EventLinksProvider } from '../../../widgets/events/links.ts';
import { useCyberLinks, useCyberPaths } from '../cyber.ts';

export interface CyberPageProps {
  readonly title: string | undefined;
  /** Text below the title. */
  readonly lead?: string | undefined;
  /** Document title if it differs from `title`: "Results: Arena Five". */
  readonly named?: string | undefined;
  readonly children: ReactNode;
}

/** Page of the section: navigation, title, content. */
export function CyberPage({ title, lead, named, children }: CyberPageProps) {
  const links = useCyberLinks();
  usePageTitle(named ?? title);
  return (
    <EventLinksProvider value={links}>
      <Stack>
        <CyberNav />
        {title !== undefined && (
          <SectionTitle level={1} lead={lead}>
            {title}
          </SectionTitle>
        )}
        {children}
      </Stack>
    </EventLinksProvider>
  );
}

function CyberNav() {
  const { t } = useTranslation('cyber');
  const paths = useCyberPaths();
  const { pathname } = useLocation();
  const entries: readonly Pick<SportEntry, 'id' | 'name' | 'icon' | 'href'>[] = [
    { id: 'real', name: t('nav.real'), icon: 'esports', href: paths.type('real') },
    { id: 'virtual', name: t('nav.virtual'), icon: 'arcade', href: paths.type('virtual') },
    { id: 'all', name: t('nav.all'), icon: 'calendar', href: paths.all },
    { id: 'search', name: t('nav.search'), icon: 'search', href: paths.search },
  ];
  return (
    <SportChips
      label={t('nav.label')}
      sports={entries.map((entry) => ({ ...entry, selected: entry.href === pathname }))}
    />
  );
}
