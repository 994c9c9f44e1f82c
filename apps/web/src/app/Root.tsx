import { Outlet, useParams } from 'react-router';
import { LangSegment } from '../platform/links/usePaths.ts';
import { KitProvider } from './KitProvider.tsx';

/** Root of all routes: provides the page's language and the kit's labels, text direction and link. */
export function Root() {
  return (
    <LangSegment value={useParams()['lang']}>
      <KitProvider>
        <Outlet />
      </KitProvider>
    </LangSegment>
  );
}
