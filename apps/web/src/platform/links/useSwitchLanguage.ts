import { useLocation, useNavigate } from 'react-router';
import { inLanguage } from './paths.ts';

/**
 * Switches the current page to another language.
 * @returns takes the language's address segment
 */
export function useSwitchLanguage(): (lang: string) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (lang) =>
    void navigate(inLanguage(pathname, lang) + search, { replace: true, state, preventScrollReset: true });
}
