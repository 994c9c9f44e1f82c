import { Navigate, useParams } from 'react-router';
import { EventLinksProvider } from '../../widgets/events/links.ts';
import { LazyMatchPage } from '../../widgets/events/match/LazyMatchPage.ts';
import { NotFound } from '../../widgets/events/NotFound.tsx';
import { useCyberLinks, useCyberPaths } from './cyber.ts';
import { AllPage } from './pages/AllPage.tsx';
import { DisciplinePage } from './pages/DisciplinePage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { TypePage } from './pages/TypePage.tsx';
import { resolveCyber } from './rules/resolve.ts';

/** All pages of the cyber section, resolved from the whole address. */
export function Component() {
  const { a, b, c, d } = useParams();
  const paths = useCyberPaths();
  const links = useCyberLinks();
  const route = resolveCyber([a, b, c, d].filter((segment) => segment !== undefined));
  switch (route.page) {
    case 'start':
      return <Navigate to={paths.type('real')} replace />;
    case 'search':
      return <SearchPage />;
    case 'all':
      return <AllPage />;
    case 'type':
      return <TypePage key={route.type} type={route.type} />;
    case 'game':
      return (
        <EventLinksProvider value={links}>
          <LazyMatchPage key={route.matchId} matchId={route.matchId} />
        </EventLinksProvider>
      );
    case 'nowhere':
      return <NotFound />;
    default:
      return <DisciplinePage key={route.discipline} route={route} />;
  }
}
