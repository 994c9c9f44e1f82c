import { Outlet } from 'react-router';
import { KitProvider } from './KitProvider.tsx';

/** Above every route: gives the kit its words, direction and link. */
export function Root() {
  return (
    <KitProvider>
      <Outlet />
    </KitProvider>
  );
}
