import { useLocation } from 'react-router';
import { isAvailable } from '../site/site.ts';
import { withSheet } from './sheets.ts';
import { usePaths } from './usePaths.ts';

/** Returns the address of sign-in: its page, or its sheet over this page on a site without that page. */
export function useLoginHref(): string {
  const { login } = usePaths();
  const location = useLocation();
  return isAvailable('login') ? login : withSheet(location, 'login');
}
