import { Outlet } from 'react-router';

/** The frame around the screens of a language. */
export function Shell() {
  return <Outlet />;
}
