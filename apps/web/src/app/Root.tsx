import { Outlet } from 'react-router';
import { KitProvider } from './KitProvider.tsx';

/** Root of all routes: provides the kit's labels, text direction and link. */
export function Root() {
  return (
    <KitProvider>
      <Outlet />
    </KitProvider>
  );
}
