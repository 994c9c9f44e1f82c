import { Outlet } from 'react-router';
import { PageProvider } from './PageProvider.tsx';

/** Root of all routes. */
export function Root() {
  return (
    <PageProvider>
      <Outlet />
    </PageProvider>
  );
}
