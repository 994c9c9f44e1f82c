import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setShown } from './shown.ts';

/** Reports the location that is rendered, which the router's own is ahead of while React still renders. */
export function ShownLocation() {
  const location = useLocation();
  useEffect(() => setShown(location), [location]);
  return null;
}
