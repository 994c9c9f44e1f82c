import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { takeRememberedPage } from '../../features/session/session.store.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

/** Leads a player who just came in to the page they were going to, else home. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const { home } = usePaths();
  return useCallback(
    () => void navigate(knownPath(takeRememberedPage()) ?? home, { replace: true }),
    [navigate, home],
  );
}
